import { expect, test } from 'vitest'
import { releaseNotes } from './change-log.ts'

const CHANGE_LOG = `# Changelog

What a user notices.

## Unreleased

### Changed

- Not yet.

## [0.2.0] - 2026-11-22

### Changed

- Saving shows \`what\` changes
  before it is saved ([more](docs/saving.md)).
- **Payment** is disabled.

### Fixed

## 0.1.0

### Changed

- The first.
`

test('the section of a version, as plain text, without empty parts', () => {
  expect(releaseNotes(CHANGE_LOG, '0.2.0')).toEqual({
    version: '0.2.0',
    sections: [{ title: 'Changed', items: ['Saving shows what changes before it is saved (more).', 'Payment is disabled.'] }],
  })
})

test('a build from before its release has what is not released', () => {
  expect(releaseNotes(CHANGE_LOG, '0.3.0')).toEqual({ version: '0.3.0', sections: [{ title: 'Changed', items: ['Not yet.'] }] })
})

test('a change log without sections has no news', () => {
  expect(releaseNotes('# Changelog\n', '0.1.0')).toEqual({ version: '0.1.0', sections: [] })
})
