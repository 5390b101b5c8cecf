import { expect, test } from 'vitest'
import { refusedSwitches } from './start-switches.ts'

const refused = (args: readonly string[], platform: NodeJS.Platform = 'linux') => refusedSwitches(['/opt/Admin Console/admin-console', ...args], platform)

test.each([
  'remote-debugging-port=0',
  'remote-debugging-pipe',
  'remote-debugging-address=0.0.0.0',
  'remote-allow-origins=*',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list=x',
  'allow-insecure-localhost',
  'proxy-server=evil.example:80',
  'proxy-pac-url=https://evil.example/p.pac',
  'proxy-auto-detect',
  'proxy-bypass-list=*',
  'host-rules=MAP * evil.example',
  'host-resolver-rules=MAP * 127.0.0.1',
  'load-extension=/tmp/x',
  'no-sandbox',
  'disable-web-security',
  'disable-site-isolation-trials',
  'inspect',
  'inspect-brk=0',
  'inspect-publish-uid=http',
  'js-flags=--expose-gc',
  'user-data-dir=/tmp/x',
  'renderer-cmd-prefix=xterm',
  'gpu-launcher=xterm',
  'utility-cmd-prefix=xterm',
  'log-net-log=/tmp/x',
  'ssl-key-log-file=/tmp/x',
  'enable-features=X',
  'disable-features=X',
  'enable-blink-features=X',
  'allow-file-access-from-files',
  'unsafely-treat-insecure-origin-as-secure=http://x',
  'auth-server-allowlist=*',
  'enable-logging',
  'password-store=basic',
  'require=/tmp/x.js',
  'enable-quic',
  'origin-to-force-quic-on=x:443',
  'no-such-switch',
])('--%s is refused', (argument) => {
  const name = argument.replace(/=.*/, '')
  expect(refused([`--${argument}`])).toEqual([`--${name}`])
  expect(refused([`-${argument}`])).toEqual([`--${name}`])
  expect(refused(['--profile', 'a.json', `--${argument.toUpperCase()}`])).toEqual([`--${name}`])
  expect(refused(['--', `--${argument}`])).toEqual([`--${name}`])
  expect(refused([`/${argument}`], 'win32')).toEqual([`--${name}`])
})

test.each([
  [[]],
  [['--profile', '/etc/console.json']],
  [['--profile=a=b.json', '--lang=de', '--force-device-scale-factor=2', '--force-renderer-accessibility', '--disable-gpu']],
  [['--ozone-platform-hint=auto', '--ozone-platform=wayland', '--ozone-platform=x11', '--gtk-version=3', '--xdg-portal-required-version=4']],
  [['admin-console://site/list', 'https://evil.example/', 'a-file.json']],
])('%j is accepted', (args) => {
  expect(refused(args)).toEqual([])
})

test('a profile whose name is a switch is a switch to Chromium, and refused', () => {
  expect(refused(['--profile', '--no-sandbox'])).toEqual(['--no-sandbox'])
})

test('every refused one is named once', () => {
  expect(refused(['--no-sandbox', '--inspect', '--no-sandbox=1'])).toEqual(['--no-sandbox', '--inspect'])
})
