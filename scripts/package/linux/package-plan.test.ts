import { expect, test } from 'vitest'
import { controlFile } from './deb.ts'
import { readPlan } from './package-plan.ts'

/** What electron-builder 26.17 gives to fpm for a deb. */
const DEB = [
  ['-s', 'dir', '--force', '-t', 'deb', '-d', 'libgtk-3-0', '-d', 'libsecret-1-0', '--deb-recommends', 'libnotify4', '--deb-compression', 'xz'],
  ['--architecture', 'amd64', '--after-install', '/tmp/after-install', '--after-remove', '/tmp/after-remove.sh'],
  ['--description', 'Console for staff\n Desktop console\n\n for partners', '--version', '1.2.0~beta.1', '--package', '/dist/admin-console_1.2.0_amd64.deb'],
  ['--name', 'admin-console', '--maintainer', 'A <a@example.com>', '--vendor', 'A <a@example.com>', '--license', 'UNLICENSED', '--url', 'https://example.com'],
  ['--deb-priority', 'optional', '/dist/linux-unpacked/=/opt/Admin Console', '/icons/16x16.png=/usr/share/icons/hicolor/16x16/apps/admin-console.png'],
].flat()

test('a command line of fpm becomes a plan', () => {
  expect(readPlan(DEB)).toEqual({
    type: 'deb',
    name: 'admin-console',
    version: '1.2.0~beta.1',
    architecture: 'amd64',
    maintainer: 'A <a@example.com>',
    homepage: 'https://example.com',
    description: 'Console for staff\n Desktop console\n\n for partners',
    depends: ['libgtk-3-0', 'libsecret-1-0'],
    recommends: ['libnotify4'],
    compression: 'xz',
    afterInstall: '/tmp/after-install',
    afterRemove: '/tmp/after-remove.sh',
    contents: [
      { from: '/dist/linux-unpacked/', to: '/opt/Admin Console' },
      { from: '/icons/16x16.png', to: '/usr/share/icons/hicolor/16x16/apps/admin-console.png' },
    ],
    output: '/dist/admin-console_1.2.0_amd64.deb',
  })
})

test('an rpm has its summary as the first line of its description', () => {
  const commandLine = DEB.map((part) => (part === 'deb' ? 'rpm' : part))
  const { type, compression, description } = readPlan([...commandLine, '--rpm-compression', 'xzmt', '--rpm-os', 'linux', '--rpm-summary', 'Console'])
  expect({ type, compression, description }).toEqual({
    type: 'rpm',
    compression: 'xzmt',
    description: 'Console\nConsole for staff\n Desktop console\n\n for partners',
  })
})

test.each([
  ['an option that is not known', [...DEB, '--before-install', '/tmp/script'], /Unknown option '--before-install'/],
  ['a type that is not made here', DEB.map((part) => (part === 'deb' ? 'pacman' : part)), 'Packages of type pacman are not made here'],
  ['nothing to say what it is', DEB.filter((part) => part !== '--name' && part !== 'admin-console'), 'electron-builder asked for a package without --name'],
])('%s is refused', (_, commandLine, message) => {
  expect(() => readPlan(commandLine)).toThrow(message)
})

test('the control file of a deb has the fields that dpkg needs, its description indented', () => {
  expect(controlFile(readPlan(DEB), 281_039)).toBe(`Package: admin-console
Version: 1.2.0~beta.1
Architecture: amd64
Maintainer: A <a@example.com>
Installed-Size: 281039
Depends: libgtk-3-0, libsecret-1-0
Recommends: libnotify4
Section: misc
Priority: optional
Homepage: https://example.com
Description: Console for staff
 Desktop console
 .
 for partners
`)
})

test('a deb that recommends nothing has no such field', () => {
  const plan = { ...readPlan(DEB), recommends: [] }
  expect(controlFile(plan, 1)).not.toContain('Recommends')
})
