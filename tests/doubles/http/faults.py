"""The ways in which a server, a proxy or a line goes wrong. One function each; its docstring is its row in the docs."""

from __future__ import annotations

import time
from email.utils import formatdate

from tests.doubles.http.server import Exchange

HTML = b"<!DOCTYPE html><html><title>Maintenance</title><p>We are back soon.</p></html>"


def ignores_range(x: Exchange) -> None:
    """answers 200 with the whole file to a Range request"""
    x.whole()


def ignores_range_and_cuts(x: Exchange) -> None:
    """answers 200 to a Range request and ends the connection half-way"""
    x.head("200 OK", len(x.body), ETag=x.etag)
    x.send(x.body[: len(x.body) // 2])
    x.end()


def other_offset(x: Exchange) -> None:
    """206 whose Content-Range begins at byte 0"""
    x.part(0, len(x.body), x.body)


def shifted_offset(x: Exchange) -> None:
    """206 whose Content-Range begins a byte too late"""
    start, end = x.wanted()
    x.part(min(start + 1, end - 1), end, x.body[min(start + 1, end - 1) : end])


def shorter_range(x: Exchange) -> None:
    """206 with half of the bytes that were asked for, then a clean end"""
    start, end = x.wanted()
    middle = start + (end - start + 1) // 2
    x.part(start, middle, x.body[start:middle])


def no_content_range(x: Exchange) -> None:
    """206 without a Content-Range"""
    start, end = x.wanted()
    x.head("206 Partial Content", end - start, ETag=x.etag)
    x.send(x.body[start:end])


def unknown_total(x: Exchange) -> None:
    """206 with "*" for the total"""
    start, end = x.wanted()
    x.head("206 Partial Content", end - start, Content_Range=f"bytes {start}-{end - 1}/*", ETag=x.etag)
    x.send(x.body[start:end])


def not_satisfiable(x: Exchange) -> None:
    """416 with the right total"""
    x.head("416 Range Not Satisfiable", 0, Content_Range=f"bytes */{len(x.body)}")


def silent_end(x: Exchange) -> None:
    """ends cleanly at 82 % of what it announced"""
    start, end = x.wanted()
    x.part(start, end, x.body[start : start + (end - start) * 82 // 100], end - start)
    x.end()


def reset(x: Exchange) -> None:
    """resets the connection half-way"""
    start, end = x.wanted()
    x.part(start, end, x.body[start : start + (end - start) // 2], end - start)
    x.reset()


def reset_at_once(x: Exchange) -> None:
    """resets the connection before the answer"""
    x.reset()


def cut_in_headers(x: Exchange) -> None:
    """ends inside the headers"""
    x.socket.sendall(b"HTTP/1.1 206 Partial Content\r\nContent-Le")
    x.end()


def stall(x: Exchange) -> None:
    """sends a third and then nothing, with the connection open"""
    start, end = x.wanted()
    x.part(start, end, x.body[start : start + (end - start) // 3], end - start)
    x.server.stopping.wait(3)
    x.end()


def no_length(x: Exchange) -> None:
    """200 without a length, ended by the close"""
    x.head("200 OK", None, ETag=x.etag, Connection="close")
    x.send(x.body)
    x.end()


def no_length_cut(x: Exchange) -> None:
    """200 without a length, ended too early"""
    x.head("200 OK", None, ETag=x.etag, Connection="close")
    x.send(x.body[: len(x.body) * 2 // 3])
    x.end()


def _chunk(x: Exchange, data: bytes) -> None:
    x.socket.sendall(b"%x\r\n" % len(data))
    x.send(data)
    x.socket.sendall(b"\r\n")


def chunked(x: Exchange) -> None:
    """200 in chunks"""
    x.head("200 OK", None, ETag=x.etag, Transfer_Encoding="chunked")
    for offset in range(0, len(x.body), 100_000):
        _chunk(x, x.body[offset : offset + 100_000])
    x.socket.sendall(b"0\r\n\r\n")


def chunked_cut(x: Exchange) -> None:
    """200 in chunks, ended in the middle of one"""
    x.head("200 OK", None, ETag=x.etag, Transfer_Encoding="chunked")
    _chunk(x, x.body[: len(x.body) // 2])
    x.socket.sendall(b"ffff\r\nabc")
    x.end()


def web_page(x: Exchange) -> None:
    """200 with a maintenance page"""
    x.head("200 OK", len(HTML), Content_Type="text/html; charset=utf-8")
    x.socket.sendall(HTML)


def server_error(x: Exchange) -> None:
    """500"""
    x.head("500 Internal Server Error", 4)
    x.socket.sendall(b"oops")


def bad_gateway_page(x: Exchange) -> None:
    """502 with a web page, connection closed"""
    x.head("502 Bad Gateway", len(HTML), Content_Type="text/html")
    x.socket.sendall(HTML)
    x.end()


def too_many(x: Exchange) -> None:
    """429 with Retry-After in seconds"""
    x.head("429 Too Many Requests", 0, Retry_After="0")


def too_many_dated(x: Exchange) -> None:
    """429 with Retry-After as a date"""
    x.head("429 Too Many Requests", 0, Retry_After=formatdate(time.time(), usegmt=True))


def unavailable(x: Exchange) -> None:
    """503 with Retry-After"""
    x.head("503 Service Unavailable", 0, Retry_After="0")


def unavailable_wordless(x: Exchange) -> None:
    """503 without Retry-After"""
    x.head("503 Service Unavailable", 0)


def not_http(x: Exchange) -> None:
    """bytes that are not HTTP"""
    x.socket.sendall(b"\x00\x01SSH-2.0-what\r\n\r\n")
    x.end()


def packed(x: Exchange) -> None:
    """the file with Content-Encoding: gzip, though identity was asked for"""
    x.head("200 OK", 6, Content_Encoding="gzip")
    x.send(b"\x1f\x8b\x08\x00\x00\x00")


def flipped_bit(x: Exchange) -> None:
    """206 with one wrong bit"""
    start, end = x.wanted()
    data = bytearray(x.body[start:end])
    data[len(data) // 2] ^= 1
    x.part(start, end, bytes(data))


def other_etag(x: Exchange) -> None:
    """206 with the same bytes under another ETag"""
    start, end = x.wanted()
    total = len(x.body)
    x.head(
        "206 Partial Content", end - start, Content_Range=f"bytes {start}-{end - 1}/{total}", ETag='"other"'
    )
    x.send(x.body[start:end])


def redirect_elsewhere(x: Exchange) -> None:
    """redirects to a signed address on the same server"""
    x.server.files.setdefault("/signed?key=1", x.body)
    x.head("302 Found", 0, Location="/signed?key=1")


def forbidden(x: Exchange) -> None:
    """403 in the middle, as an expired signature gives"""
    x.head("403 Forbidden", 7)
    x.socket.sendall(b"expired")


def closes_after(x: Exchange) -> None:
    """closes a connection that it promised to keep"""
    x.good()
    x.end()


def trickle(x: Exchange) -> None:
    """sends its headers byte by byte"""
    start, end = x.wanted()
    head = (
        f"HTTP/1.1 206 Partial Content\r\nContent-Length: {end - start}\r\n"
        f"Content-Range: bytes {start}-{end - 1}/{len(x.body)}\r\nETag: {x.etag}\r\n\r\n"
    )
    for byte in head.encode():
        x.socket.sendall(bytes([byte]))
    x.send(x.body[start:end])


PASSING = (
    ignores_range,
    ignores_range_and_cuts,
    other_offset,
    shifted_offset,
    shorter_range,
    no_content_range,
    unknown_total,
    not_satisfiable,
    silent_end,
    reset,
    reset_at_once,
    cut_in_headers,
    stall,
    no_length,
    no_length_cut,
    chunked,
    chunked_cut,
    server_error,
    bad_gateway_page,
    too_many,
    too_many_dated,
    unavailable,
    unavailable_wordless,
    not_http,
    packed,
    flipped_bit,
    other_etag,
    redirect_elsewhere,
    closes_after,
    trickle,
)
"""Faults after which the server is good again: the download must end right whatever comes before."""
