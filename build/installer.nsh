; Links of admin-console: open this app, also before its first start. The app is installed for one user, and so are its links.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\admin-console" "" "URL:Admin Console"
  WriteRegStr SHELL_CONTEXT "Software\Classes\admin-console" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\admin-console\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\admin-console\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
!macroend

; An update runs the old version's uninstaller, too: the links stay then.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey SHELL_CONTEXT "Software\Classes\admin-console"
  ${endIf}
!macroend
