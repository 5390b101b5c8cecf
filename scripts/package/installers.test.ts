import { expect, test } from 'vitest'
import { buildable, type Tools } from './installers.ts'

const ALL: Tools = { hasProgram: () => true, prepareAppImage: async () => undefined }
const NONE: Tools = {
  hasProgram: () => false,
  prepareAppImage: async () => {
    throw new Error('getaddrinfo ENOTFOUND github.com\n    at connect')
  },
}

test.each([
  ['linux', ['dir', 'AppImage', 'deb', 'rpm']],
  ['darwin', ['dir', 'dmg', 'zip']],
  ['win32', ['dir', 'nsis', 'msi']],
  ['freebsd', ['dir']],
] as const)('%s with all tools builds %j', async (platform, targets) => {
  expect(await buildable(platform, ALL)).toEqual({ targets, leftOut: [] })
})

test('without its tools a Linux builds the folder and says for each installer what is missing', async () => {
  expect(await buildable('linux', NONE)).toEqual({
    targets: ['dir'],
    leftOut: [
      {
        target: 'AppImage',
        reason: 'its tools could not be downloaded (getaddrinfo ENOTFOUND github.com): name an unpacked copy in APPIMAGE_TOOLS_PATH',
      },
      { target: 'deb', reason: 'it needs dpkg-deb: install dpkg' },
      { target: 'rpm', reason: 'it needs rpmbuild: install rpm (Debian) or rpm-build (Fedora)' },
    ],
  })
})

test('a tool that is there decides for its own installer only', async () => {
  const { targets } = await buildable('linux', { ...NONE, hasProgram: (name) => name === 'rpmbuild' })
  expect(targets).toEqual(['dir', 'rpm'])
})
