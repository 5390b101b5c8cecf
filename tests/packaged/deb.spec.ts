import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { startLocalPlatform } from '#local-platform/start.ts'
import { installedVersion } from '#scripts/package/linux/can-install.ts'
import { BrowserRecord } from '../e2e/browser-record.ts'
import { signIn, userNameOf } from '../e2e/sign-in.ts'
import { siteReader } from '../e2e/sites/platform-sites.ts'
import { expectSites } from '../e2e/sites/site-list.ts'
import { openElectron } from '../hosts/launch-electron.ts'
import { SystemInstallation } from './system-installation.ts'

/** The deb as an administrator meets it: installed, used, removed. It is a test build: root may not run the one that ships, which refuses `--no-sandbox`. */

test.describe.configure({ mode: 'serial', timeout: 300_000 })

let system: SystemInstallation
/** Where the package's name is found on the system before it is installed. */
let before: readonly string[]

test.beforeAll(async () => {
  system = await SystemInstallation.prepare()
  before = await system.traces()
})

// A package that could not be built leaves nothing to end.
test.afterAll(() => system?.end())

test('dpkg -i installs the command, the entry of the menu, the icons and the links', async () => {
  await system.run('dpkg', '-i', system.deb)
  expect(installedVersion()).toBe('0.1.0~test')
  // Every file is there as the package has it.
  expect(await system.run('dpkg', '--verify', 'admin-console')).toBe('')
  expect(await readlink('/etc/alternatives/admin-console')).toBe('/opt/Admin Console/resources/launcher.sh')
  const entry = await readFile('/usr/share/applications/admin-console.desktop', 'utf8')
  expect(entry.split('\n')).toEqual([
    '[Desktop Entry]',
    'Name=Admin Console',
    'Exec="/opt/Admin Console/admin-console" %U',
    'Terminal=false',
    'Type=Application',
    'Icon=admin-console',
    'StartupWMClass=admin-console',
    'Actions=NewWindow;FindSite;InvoiceLibrary;CreateSite;',
    'Comment=Desktop console for the staff and channel partners of a commerce, booking and site-builder platform',
    'MimeType=x-scheme-handler/admin-console;',
    'Categories=Office;',
    '',
    '[Desktop Action NewWindow]',
    'Name=New window',
    'Exec=admin-console --new-window',
    '',
    '[Desktop Action FindSite]',
    'Name=Find a site',
    'Exec=admin-console -- admin-console://screen/home',
    '',
    '[Desktop Action InvoiceLibrary]',
    'Name=Invoice Library',
    'Exec=admin-console -- admin-console://screen/invoice-library',
    '',
    '[Desktop Action CreateSite]',
    'Name=Create New Site',
    'Exec=admin-console -- admin-console://screen/create-site',
    '',
  ])
  const found = await system.traces()
  expect(found).toEqual(
    expect.arrayContaining([
      '/etc/alternatives/admin-console',
      '/opt/Admin Console',
      '/opt/Admin Console/admin-console',
      '/usr/bin/admin-console',
      '/usr/share/applications/admin-console.desktop',
      '/usr/share/icons/hicolor/16x16/apps/admin-console.png',
      '/usr/share/icons/hicolor/512x512/apps/admin-console.png',
      '/var/lib/dpkg/info/admin-console.list',
    ]),
  )
})

test('started as root, the command says in one sentence why it does not start', async () => {
  const started = promisify(execFile)('/usr/bin/admin-console', ['--new-window'])
  await expect(started).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Admin Console does not start as root, because its sandbox does not work there. Start it as an ordinary user.\n',
  })
})

test('the installed console signs in through the browser and shows the sites', async () => {
  const platform = await startLocalPlatform({ size: 'small', test: true })
  const bin = path.join(system.home, 'bin')
  const browser = new BrowserRecord(path.join(system.home, 'browser.txt'))
  await mkdir(bin)
  await writeFile(path.join(bin, 'xdg-open'), `#!/bin/sh\nprintf '%s\\n' "$1" >>'${browser.file}'\n`, { mode: 0o755 })
  const environment = { ...process.env, HOME: system.home, XDG_CONFIG_HOME: path.join(system.home, '.config'), PATH: `${bin}:${process.env['PATH']}` }
  const parameters = ['--no-sandbox', '--disable-gpu', '--profile', platform.profileFile]
  const app = await openElectron('/usr/bin/admin-console', parameters, environment, 'app://')
  try {
    await signIn({ page: app.page, browser }, userNameOf('ADMIN'))
    const sites = await (await siteReader(platform))()
    await expectSites(app.page, sites, sites.length)
    await app.page.screenshot({ path: test.info().outputPath('installed.png') })
  } finally {
    app.child.kill()
    await app.ended
    await app.disconnect()
    await platform.stop()
  }
})

test("dpkg --purge removes it without a trace, but for the user's data", async () => {
  await system.run('dpkg', '--purge', 'admin-console')
  expect(installedVersion()).toBeUndefined()
  expect(await system.traces()).toEqual(before)
  expect(await readdir(path.join(system.home, '.config/Admin Console'))).toContain('logs')
})
