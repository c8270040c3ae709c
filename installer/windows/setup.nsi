; Setup for one user, without administrator rights. Silent: /S, folder: /D=C:\folder (last, without quotation marks).
; Exit codes: 0 done, 1 cancelled, 2 refused (the program still runs, or this Windows has no 64 bits).
Unicode true
Target amd64-unicode
!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include x64.nsh

Name "Strata Launcher"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Strata Launcher"
InstallDirRegKey HKCU "Software\Strata Launcher" "Folder"
SetCompressor /SOLID lzma
BrandingText "Strata Launcher ${VERSION}"
ManifestDPIAware true

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Strata Launcher"
!define RUN "Software\Microsoft\Windows\CurrentVersion\Run"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Strata Launcher"
VIAddVersionKey /LANG=1033 "FileDescription" "Strata Launcher Setup"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\strata-launcher.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString PROGRAM ${LANG_ENGLISH} "Strata Launcher (needed)"
LangString PROGRAM ${LANG_GERMAN} "Strata Launcher (nötig)"
LangString MENU ${LANG_ENGLISH} "Entry in the start menu"
LangString MENU ${LANG_GERMAN} "Eintrag im Startmenü"
LangString DESKTOP ${LANG_ENGLISH} "Icon on the desktop"
LangString DESKTOP ${LANG_GERMAN} "Symbol auf dem Desktop"
LangString LOGIN ${LANG_ENGLISH} "Start with the computer (in the tray)"
LangString LOGIN ${LANG_GERMAN} "Mit dem Computer starten (im Infobereich)"
LangString RUNNING ${LANG_ENGLISH} "Strata Launcher is still running and does not end. Please quit it, then try again."
LangString RUNNING ${LANG_GERMAN} "Strata Launcher läuft noch und endet nicht. Bitte beenden Sie es und versuchen Sie es dann erneut."
LangString ENDING ${LANG_ENGLISH} "Asking the running engine to stop ..."
LangString ENDING ${LANG_GERMAN} "Die laufende Engine wird gebeten, anzuhalten ..."
LangString BITS ${LANG_ENGLISH} "Strata Launcher needs Windows 10 or 11 with 64 bits."
LangString BITS ${LANG_GERMAN} "Strata Launcher braucht Windows 10 oder 11 mit 64 Bit."
LangString MODELS ${LANG_ENGLISH} "Delete the downloaded models and all settings as well?$\n$\nIf you keep them, a later installation goes on using them."
LangString MODELS ${LANG_GERMAN} "Auch die heruntergeladenen Modelle und alle Einstellungen löschen?$\n$\nWenn Sie sie behalten, benutzt eine spätere Installation sie weiter."

; Ends a running copy in $INSTDIR and waits until its files can be replaced; refuses when they cannot.
!macro EndRunning UN
Function ${UN}EndRunning
  ${IfNot} ${FileExists} "$INSTDIR\strata-launcher-cli.exe"
    Return
  ${EndIf}
  DetailPrint "$(ENDING)"
  retry:
  nsExec::ExecToStack /TIMEOUT=60000 '"$INSTDIR\strata-launcher-cli.exe" end'
  Pop $0
  Pop $1
  StrCpy $2 0
  ${Do}
    ClearErrors
    FileOpen $0 "$INSTDIR\strata-launcher.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ClearErrors
      FileOpen $0 "$INSTDIR\strata-launcher-cli.exe" a
      ${IfNot} ${Errors}
        FileClose $0
        Return
      ${EndIf}
    ${EndIf}
    IntOp $2 $2 + 1
    Sleep 200
  ${LoopUntil} $2 > 50
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY retry
  SetErrorLevel 2
  Abort
FunctionEnd
!macroend
!insertmacro EndRunning ""
!insertmacro EndRunning "un."

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_ICONSTOP "$(BITS)" /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
FunctionEnd

Section "$(PROGRAM)" SectionProgram
  SectionIn RO
  Call EndRunning
  ; An older version takes exactly its own files away first; /UPGRADE leaves data, shortcuts and the login entry.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /UPGRADE _?=$INSTDIR'
  ${EndIf}
  !include "${LISTS}/install.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Strata Launcher" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Strata Launcher"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\strata-launcher.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Strata Launcher"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  SectionGetSize ${SectionProgram} $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "$(MENU)" SectionMenu
  CreateShortcut "$SMPROGRAMS\Strata Launcher.lnk" "$INSTDIR\strata-launcher.exe"
SectionEnd

Section "$(DESKTOP)" SectionDesktop
  CreateShortcut "$DESKTOP\Strata Launcher.lnk" "$INSTDIR\strata-launcher.exe"
SectionEnd

Section /o "$(LOGIN)" SectionLogin
  WriteRegStr HKCU "${RUN}" "Strata Launcher" '"$INSTDIR\strata-launcher.exe" --minimized'
SectionEnd

; Parameters: /UPGRADE = a newer setup calls; /MODELS = delete models and settings without asking.
Section "Uninstall"
  Call un.EndRunning
  ${GetParameters} $3
  ClearErrors
  ${GetOptions} $3 "/UPGRADE" $4
  ${If} ${Errors}
    StrCpy $5 ""
    ClearErrors
    ${GetOptions} $3 "/MODELS" $4
    ${IfNot} ${Errors}
      StrCpy $5 "--models --settings"
    ${Else}
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(MODELS)" /SD IDNO IDNO keep
      StrCpy $5 "--models --settings"
      keep:
    ${EndIf}
    nsExec::ExecToLog '"$INSTDIR\strata-launcher-cli.exe" uninstall --yes $5'
    Pop $0
    Delete "$SMPROGRAMS\Strata Launcher.lnk"
    Delete "$DESKTOP\Strata Launcher.lnk"
    DeleteRegValue HKCU "${RUN}" "Strata Launcher"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Strata Launcher"
  ${EndIf}
  !include "${LISTS}/remove.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
SectionEnd
