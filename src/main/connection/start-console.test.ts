import { expect, test } from 'vitest'
import { type RunningProgram, startCommand } from './start-console.ts'

const ID = '0123456789ab'
const installed: RunningProgram = {
  platform: 'linux',
  isPackaged: true,
  program: '/opt/Admin Console/admin-console',
  programArguments: [],
  args: ['--profile', '/home/a/acme.json', 'admin-console://site/1'],
  environment: { HOME: '/home/a', ADMIN_CONSOLE_PROFILE: '/home/a/acme.json' },
}

test('an installed console starts itself, with nothing of the command line and the profile of the one that runs', () => {
  expect(startCommand(installed, ID)).toEqual({
    program: '/opt/Admin Console/admin-console',
    args: ['--connection=0123456789ab'],
    environment: { HOME: '/home/a' },
  })
})

test('an AppImage starts its own file, not the folder that it is unpacked into', () => {
  const environment = { APPIMAGE: '/home/a/Admin Console.AppImage' }
  expect(startCommand({ ...installed, program: '/tmp/.mount_x/admin-console', environment }, ID)).toEqual({
    program: '/home/a/Admin Console.AppImage',
    args: ['--connection=0123456789ab'],
    environment,
  })
})

test('on macOS the system opens another one of the bundle', () => {
  const program = '/Applications/Admin Console.app/Contents/MacOS/Admin Console'
  expect(startCommand({ ...installed, platform: 'darwin', program }, ID)).toMatchObject({
    program: '/usr/bin/open',
    args: ['-n', '-a', '/Applications/Admin Console.app', '--args', '--connection=0123456789ab'],
  })
})

test('from the sources, the arguments stay but for those of this console alone', () => {
  const args = ['--no-sandbox', 'out/main/index.js', '--profile', 'a.json', '--connection=ffffffffffff', '--remote-debugging-port=0', '--inspect=9229']
  expect(startCommand({ ...installed, isPackaged: false, program: 'node', programArguments: ['--import', 'x'], args }, ID).args).toEqual([
    '--import',
    'x',
    '--no-sandbox',
    'out/main/index.js',
    '--connection=0123456789ab',
  ])
})
