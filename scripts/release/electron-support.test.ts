import { expect, test } from 'vitest'
import { supportNotice } from './electron-support.ts'

test.each(['45.5.0', '46.0.0', '47.9.9'])('Electron 45.3.4 gets fixes while the newest is %s', (newest) => {
  expect(supportNotice('45.3.4', newest)).toBe('')
})

test('it gets none once three newer lines are out', () => {
  const notice = supportNotice('45.3.4', '48.0.0')
  expect(notice.split('\n')[0]).toBe('Electron 45 is no longer supported')
  expect(notice).toContain('fixes to the lines 46 to 48 only; the newest version is 48.0.0')
})

test.each(['', 'latest', '48.0.0-beta.1'])('%j is no answer to decide by', (newest) => {
  expect(() => supportNotice('45.3.4', newest)).toThrow(/is no version of Electron/)
})
