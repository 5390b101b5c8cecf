#!/bin/sh
# The command `admin-console`. As root Chromium would end with a core dump before the console could say why; --no-sandbox the console refuses itself.
if [ "$(id -u)" = 0 ]; then
  case " $* " in
    *' --no-sandbox '*) ;;
    *)
      echo 'Admin Console does not start as root, because its sandbox does not work there. Start it as an ordinary user.' >&2
      exit 1
      ;;
  esac
fi
exec "$(dirname "$(dirname "$(readlink -f "$0")")")/admin-console" "$@"
