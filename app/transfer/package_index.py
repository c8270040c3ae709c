"""Finds a distribution's file on the configured package indexes: its address, size and digest."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urljoin, urlsplit, urlunsplit

from app.core.i18n import tr
from app.transfer.faults import Fault, Kind, host_of, network_fault
from app.transfer.options import Options
from app.transfer.pip_config import Indexes, configured

if TYPE_CHECKING:
    import requests
    from pypi_simple import DistributionPackage

_SECONDS = 20.0


def locate(project: str, filename: str, options: Options) -> DistributionPackage:
    """The package file `filename` of `project`, from the first place that has it. Raises Fault."""
    indexes = configured(options)
    faults: list[Fault] = []
    with session(options, indexes) as web:
        for found in _places(project, filename, indexes, web, faults):
            return found
    if faults:
        raise next((fault for fault in faults if fault.kind is not Kind.NOT_FOUND), faults[0])
    raise Fault(Kind.NOT_FOUND, tr("No package index and no folder with packages is configured."))


def session(options: Options, indexes: Indexes) -> requests.Session:
    """A requests session with the proxy and the trust of `options` and of pip's configuration."""
    import requests
    from requests.adapters import HTTPAdapter

    from app.transfer.transport import USER_AGENT, trust

    context = trust(options.ca_bundle or indexes.certificates)

    class Trusting(HTTPAdapter):
        def init_poolmanager(self, *args: object, **kwargs: object) -> None:
            super().init_poolmanager(*args, ssl_context=context, **kwargs)  # type: ignore[arg-type]

        def proxy_manager_for(self, proxy: str, **kwargs: object) -> object:
            return super().proxy_manager_for(proxy, ssl_context=context, **kwargs)

        def cert_verify(self, conn: object, url: str, verify: object, cert: object) -> None:
            """The context decides; requests would load its own bundle over the system's store."""

    made = requests.Session()
    made.headers["User-Agent"] = USER_AGENT
    made.mount("https://", Trusting())
    proxy = options.proxy or indexes.proxy
    if proxy:
        made.proxies = {"http": proxy, "https": proxy}
    return made


def _places(
    project: str, filename: str, indexes: Indexes, web: requests.Session, faults: list[Fault]
) -> Iterable[DistributionPackage]:
    for page in indexes.pages:
        try:
            packages = _project(page, project, web)
        except Fault as fault:
            faults.append(fault)
            continue
        found = next((package for package in packages if package.filename == filename), None)
        if found is not None:
            yield _with_login(found, page)
        else:
            note = tr("The package index has no file {filename}.", filename=filename)
            faults.append(Fault(Kind.NOT_FOUND, note))
    for place in indexes.find_links:
        try:
            yield from (package for package in _links(place, project, web) if package.filename == filename)
        except Fault as fault:
            faults.append(fault)


def _project(page: str, project: str, web: requests.Session) -> list[DistributionPackage]:
    import requests
    from packaging.utils import canonicalize_name
    from pypi_simple import NoSuchProjectError, ProjectPage, PyPISimple, UnsupportedContentTypeError

    if page.startswith("file:"):
        folder = _path(page) / canonicalize_name(project)
        document = folder / "index.html" if folder.is_dir() else folder
        try:
            html = document.read_text("utf-8")
        except OSError as error:
            raise Fault(Kind.NOT_FOUND, tr("{folder} does not have the package.", folder=folder)) from error
        return ProjectPage.from_html(project, html, base_url=document.as_uri()).packages
    try:
        return PyPISimple(page, session=web).get_project_page(project, timeout=_SECONDS).packages
    except NoSuchProjectError as error:
        note = tr("The package index {host} does not have {project}.", host=host_of(page), project=project)
        raise Fault(Kind.NOT_FOUND, note) from error
    except UnsupportedContentTypeError as error:
        raise Fault(Kind.PROTOCOL, tr("{host} is not a package index.", host=host_of(page))) from error
    except requests.HTTPError as error:
        status = error.response.status_code
        kind = Kind.SERVER if status >= 500 or status == 429 else Kind.REFUSED_BY_SERVER
        note = tr("The package index {host} answered with {status}.", host=host_of(page), status=status)
        raise Fault(kind, note) from error
    except requests.RequestException as error:
        raise network_fault(_cause(error), page) from error


def _links(place: str, project: str, web: requests.Session) -> list[DistributionPackage]:
    import requests
    from pypi_simple import DistributionPackage, Link, ProjectPage

    if place.startswith(("http:", "https:")):
        try:
            answer = web.get(place, timeout=_SECONDS)
            answer.raise_for_status()
        except requests.RequestException as error:
            raise network_fault(_cause(error), place) from error
        return ProjectPage.from_html(project, answer.text, base_url=answer.url).packages
    path = _path(place) if place.startswith("file:") else Path(place).expanduser()
    if path.is_dir():
        files = [file for file in path.iterdir() if file.is_file()]
        return [DistributionPackage.from_link(Link(file.name, file.as_uri(), {}), project) for file in files]
    try:
        html = path.read_text("utf-8")
    except OSError as error:
        raise Fault(Kind.NOT_FOUND, tr("The folder {path} is not there.", path=path)) from error
    return ProjectPage.from_html(project, html, base_url=path.absolute().as_uri()).packages


def _with_login(package: DistributionPackage, page: str) -> DistributionPackage:
    """The file's address with the index's own login when it lies on the same host."""
    login, _, host = urlsplit(page).netloc.rpartition("@")
    parts = urlsplit(urljoin(page, package.url))
    if login and parts.netloc == host:
        package.url = urlunsplit(parts._replace(netloc=f"{login}@{host}"))
    return package


def _path(url: str) -> Path:
    return Path(urllib.request.url2pathname(urlsplit(url).path))


def _cause(error: BaseException) -> Exception:
    """The socket's or TLS layer's own exception under what requests and urllib3 wrapped around it."""
    import urllib3

    seen: BaseException = error
    while True:
        inner = getattr(seen, "reason", None) or next(
            (part for part in seen.args if isinstance(part, Exception)), None
        )
        inner = inner if isinstance(inner, Exception) else seen.__cause__ or seen.__context__
        if (
            isinstance(seen, urllib3.exceptions.NewConnectionError | urllib3.exceptions.HTTPError | IOError)
            and inner
        ):
            seen = inner
            continue
        return seen if isinstance(seen, Exception) else OSError(str(seen))
