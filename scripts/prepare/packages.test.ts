import { expect, test } from 'vitest'
import { type Inventory, installCommand, missingPackages, type Part } from './packages.ts'

const ALL: readonly Part[] = ['browser', 'display', 'keychain', 'libraries', 'fonts']
const BARE: Inventory = { hasChromium: false, hasProgram: () => false, hasPackage: () => false }
const COMPLETE: Inventory = { hasChromium: true, hasProgram: () => true, hasPackage: () => true }

test('a bare Debian lacks a browser, a virtual display, a keychain, libraries and fonts', () => {
  expect(missingPackages(ALL, 'apt', BARE)).toEqual([
    'chromium',
    'xvfb',
    'xauth',
    'gnome-keyring',
    'dbus',
    'libsecret-1-0',
    'libgtk-3-0',
    'libnss3',
    'libasound2',
    'libgbm1',
    'xdg-utils',
    'fonts-noto-core',
    'fonts-noto-color-emoji',
  ])
})

test('a complete machine lacks nothing', () => {
  expect(missingPackages(ALL, 'apt', COMPLETE)).toEqual([])
})

test('a program that is not on PATH is missing even where its package is installed', () => {
  expect(missingPackages(ALL, 'apt', { ...COMPLETE, hasProgram: (name) => name !== 'Xvfb' })).toEqual(['xvfb'])
})

test('a library under the name of a newer release is there', () => {
  expect(missingPackages(['libraries'], 'apt', { ...BARE, hasPackage: (name) => name.endsWith('t64') })).toEqual([])
})

test('only what was asked for is missing', () => {
  expect(missingPackages(['keychain'], 'apt', BARE)).toEqual(['gnome-keyring', 'dbus'])
})

test('other systems have other names, and libraries come with what needs them', () => {
  expect(missingPackages(ALL, 'dnf', BARE)).toEqual(['chromium', 'xorg-x11-server-Xvfb', 'xorg-x11-xauth', 'gnome-keyring', 'dbus-daemon'])
})

test.each([
  ['apt', ['chromium', 'xvfb'], false, 'sudo apt-get install -y chromium xvfb'],
  ['apt', ['chromium'], true, 'apt-get install -y chromium'],
  ['dnf', ['chromium'], false, 'sudo dnf install -y chromium'],
  ['pacman', ['chromium'], false, 'sudo pacman -S --needed chromium'],
  ['zypper', ['chromium'], false, 'sudo zypper install -y chromium'],
  ['apk', ['chromium'], true, 'apk add chromium'],
  ['brew', ['--cask google-chrome'], false, 'brew install --cask google-chrome'],
  ['winget', ['--exact --id Google.Chrome'], false, 'winget install --exact --id Google.Chrome'],
] as const)('%s installs %j as root %s by: %s', (manager, packages, isRoot, expected) => {
  expect(installCommand(manager, packages, isRoot)).toBe(expected)
})
