import { expect, test } from 'vitest'
import { releaseNotes, requireTag } from './release-notes.ts'

const CHANGELOG = `# Changelog

What a user notices.

## Unreleased

- Not yet.

## 1.2.0 - 2026-11-23

### Added

- Installers.

### Fixed

- \`## \` in a text.

## [1.1.0]

- Older.

## 1.0.0
`

test('a version has its own section, with its parts and without its heading', () => {
  expect(releaseNotes(CHANGELOG, '1.2.0')).toBe('### Added\n\n- Installers.\n\n### Fixed\n\n- `## ` in a text.\n')
})

test('a heading in brackets counts', () => {
  expect(releaseNotes(CHANGELOG, '1.1.0')).toBe('- Older.\n')
})

test('line ends of Windows do not matter', () => {
  expect(releaseNotes('## 2.0.0\r\n\r\n- New.\r\n', '2.0.0')).toBe('- New.\n')
})

test.each([
  ['1.3.0', CHANGELOG, 'CHANGELOG.md has no section "## 1.3.0": rename "## Unreleased", with the day behind it.'],
  ['1.2', CHANGELOG, 'CHANGELOG.md has no section "## 1.2": rename "## Unreleased", with the day behind it.'],
  ['1.0.0', CHANGELOG, 'The section "## 1.0.0" of CHANGELOG.md is empty.'],
  ['1.1.0', `${CHANGELOG}\n## 1.1.0\n\n- Again.\n`, 'CHANGELOG.md has 2 sections "## 1.1.0".'],
])('version %s: %#', (version, changelog, message) => {
  expect(() => releaseNotes(changelog, version)).toThrow(message)
})

test('the tag is the version with a v', () => {
  expect(() => requireTag('v1.2.0', '1.2.0')).not.toThrow()
  expect(() => requireTag('v1.2.1', '1.2.0')).toThrow('The tag v1.2.1 is not of this version: package.json says 1.2.0, its tag is v1.2.0.')
})
