#!/bin/sh
# After the package is removed: takes away what its installation made beside its files. An update removes the old package, too, and keeps all that.
# dpkg names its occasion (remove, purge, upgrade ...), rpm the number of versions that stay.
case "$1" in
  remove | purge | 0) ;;
  *) exit 0 ;;
esac

if command -v update-alternatives >/dev/null 2>&1; then
  update-alternatives --remove '${executable}' '/opt/${sanitizedProductName}/resources/launcher.sh'
fi
# Where there are no alternatives, or they did not work, the installation made a plain link.
if [ -L '/usr/bin/${executable}' ] && [ ! -e '/usr/bin/${executable}' ]; then
  rm -f '/usr/bin/${executable}'
fi

profile='/etc/apparmor.d/${executable}'
if [ -f "$profile" ]; then
  if command -v apparmor_parser >/dev/null 2>&1; then apparmor_parser --remove "$profile" >/dev/null 2>&1 || true; fi
  rm -f "$profile"
fi

# What names the app for links and menus.
if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database /usr/share/applications || true; fi
exit 0
