import { expect, test } from 'vitest'
import { isUbuntu, packageManagerOf } from './package-manager.ts'

const UBUNTU = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'

test.each([
  ['linux', ['apt-get'], '', 'apt'],
  ['linux', ['dnf'], '', 'dnf'],
  ['linux', [], 'ID=debian\n', 'apt'],
  ['linux', [], UBUNTU, 'apt'],
  ['linux', [], 'ID="rocky"\nID_LIKE="rhel centos fedora"\n', 'dnf'],
  ['linux', [], 'ID=arch\n', 'pacman'],
  ['linux', [], 'ID="opensuse-leap"\nID_LIKE="suse opensuse"\n', 'zypper'],
  ['linux', [], 'ID=nixos\n', undefined],
  ['darwin', ['brew'], '', 'brew'],
  ['darwin', [], '', undefined],
  ['win32', ['winget'], '', 'winget'],
] as const)('on %s with %j on PATH and os-release %j: %s', (platform, programs, osRelease, expected) => {
  expect(packageManagerOf(platform, (name) => programs.some((program) => program === name), osRelease)).toBe(expected)
})

test('only Ubuntu itself is Ubuntu', () => {
  expect([isUbuntu(UBUNTU), isUbuntu('ID=linuxmint\nID_LIKE="ubuntu debian"\n'), isUbuntu('')]).toEqual([true, false, false])
})
