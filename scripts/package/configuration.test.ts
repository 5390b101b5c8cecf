import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type Configuration, Packager } from 'electron-builder'
import { beforeAll, expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { INSTALLERS } from './installers.ts'

/** electron-builder.yml as electron-builder reads it, and against its own schema. */
let configuration: Configuration
beforeAll(async () => {
  const packager = new Packager({ projectDir: inRoot() })
  await packager.validateConfig()
  configuration = packager.config
})

test('electron-builder refuses what it does not know, so that a misspelled setting does not pass', async () => {
  const packager = new Packager({ projectDir: inRoot(), config: { instalers: true } as object })
  await expect(packager.validateConfig()).rejects.toThrow(/unknown property 'instalers'/)
})

test('the product has its names, which no later version may change', () => {
  const { appId, productName, linux, msi } = configuration
  expect({ appId, productName, executable: linux?.executableName, upgradeCode: msi?.upgradeCode }).toEqual({
    appId: 'example.admin-console',
    productName: 'Admin Console',
    executable: 'admin-console',
    upgradeCode: '6D1B6C1E-5B5E-4B8E-9C39-2A6F0B6E7D11',
  })
})

test('each system has its installers, the ones that npm run package builds', () => {
  const targets = { linux: configuration.linux?.target, darwin: configuration.mac?.target, win32: configuration.win?.target }
  expect(targets).toEqual({ linux: ['AppImage', 'deb', 'rpm'], darwin: ['dmg', 'zip'], win32: ['nsis', 'msi'] })
  expect(targets).toEqual(INSTALLERS)
})

test('Windows installs for the user by nsis, which keeps their data, and for the machine by msi', () => {
  expect(configuration.nsis).toMatchObject({ oneClick: true, perMachine: false, allowElevation: false, deleteAppDataOnUninstall: false })
  expect(configuration.msi).toMatchObject({ perMachine: true, runAfterFinish: false })
  expect(configuration.win).toMatchObject({ verifyUpdateCodeSignature: true })
})

test('macOS runs it hardened, with no entitlement but the one that V8 needs, and notarised', async () => {
  expect(configuration.mac).toMatchObject({ hardenedRuntime: true, notarize: true, entitlementsInherit: configuration.mac?.entitlements })
  const entitlements = await readFile(inRoot(configuration.mac?.entitlements ?? ''), 'utf8')
  expect([...entitlements.matchAll(/<key>(.*)<\/key>/g)].map((match) => match[1])).toEqual(['com.apple.security.cs.allow-jit'])
})

test('only what is on the list goes into the package, and of the natives those of the target', () => {
  const { asar, asarUnpack, disableAsarIntegrity, files, linux, mac, win } = configuration
  expect({ asar, asarUnpack, disableAsarIntegrity, files }).toEqual({
    asar: true,
    asarUnpack: ['**/*.node'],
    disableAsarIntegrity: undefined,
    files: [
      {
        filter: [
          'out/{main,preload,renderer}/**',
          'resources/**',
          'package.json',
          '!out/renderer/.vite/**',
          '!**/*.map',
          '!node_modules/keytar/{script,src}/**',
        ],
      },
    ],
  })
  expect([linux?.files, mac?.files, win?.files]).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder's own
    ['package.json', '!node_modules/keytar/prebuilds/!(linux-${arch})/**'],
    ['package.json', '!node_modules/keytar/prebuilds/!(darwin-*)/**'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder's own
    ['package.json', '!node_modules/keytar/prebuilds/!(win32-${arch})/**'],
  ])
})

test('of Chromium only the language of the interface is packed', () => {
  expect(configuration.electronLanguages).toEqual(['en-US'])
})

test('every package sets its fuses and opens the links of admin-console:', () => {
  expect(configuration.afterPack).toBe('scripts/package/after-pack.ts')
  expect(configuration.protocols).toEqual([{ name: 'Admin Console', schemes: ['admin-console'], role: 'Viewer' }])
})

test('the deb depends on GTK 3 or 4, the library of the keychain and what opens the browser', () => {
  expect(configuration.deb?.depends).toEqual(['libgtk-3-0 | libgtk-4-1', 'libnss3', 'libasound2', 'libgbm1', 'libsecret-1-0', 'xdg-utils'])
  expect(configuration.rpm?.depends).toContain('(libsecret or libsecret-1-0)')
  expect(configuration.rpm?.depends).toContain('(gtk3 or gtk4 or libgtk-3-0 or libgtk-4-1)')
})

test('no AppImage is made by the tools that start the app without its sandbox', () => {
  expect(configuration.toolsets?.appimage).toBe('1.0.3')
})

test('no feed is named unless the build names one, whatever tokens the environment has', () => {
  expect(configuration.publish).toBeNull()
})

test.each(['installing.md', 'updating.md'])('%s names the packages as they are built', async (document) => {
  const text = await readFile(inRoot('docs', document), 'utf8')
  const names = [...text.matchAll(/[\w<>.-]+\.(?:AppImage|deb|rpm|exe|msi|dmg|zip)\b/gi)].map(([name]) => name).filter((name) => /\d\.\d|<version>/.test(name))
  const { deb, nsis, rpm } = configuration
  const expected = (
    [
      [configuration.artifactName, 'linux', 'x86_64', 'AppImage'],
      [deb?.artifactName, 'linux', 'amd64', 'deb'],
      [rpm?.artifactName, 'linux', 'x86_64', 'rpm'],
      [nsis?.artifactName, 'win', 'x64', 'exe'],
      [configuration.artifactName, 'win', 'x64', 'msi'],
      [configuration.artifactName, 'mac', 'universal', 'dmg'],
      [configuration.artifactName, 'mac', 'universal', 'zip'],
    ] as const
  ).map(([pattern, os, arch, ext]) => {
    const parts: Readonly<Record<string, string>> = { name: 'admin-console', version: '<version>', os, arch, ext }
    return pattern?.replaceAll(/\$\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
  })
  expect(names.length).toBeGreaterThan(0)
  expect(names.map((name) => name.replace(/\d+\.\d+\.\d+/, '<version>')).filter((name) => !expected.includes(name))).toEqual([])
})

test('every file that the configuration names exists', () => {
  const { afterPack, deb, mac, nsis, rpm } = configuration
  const named = [afterPack, deb?.afterRemove, rpm?.afterRemove, mac?.entitlements, nsis?.include]
  expect(named.map((file) => existsSync(inRoot(String(file))))).toEqual([true, true, true, true, true])
})
