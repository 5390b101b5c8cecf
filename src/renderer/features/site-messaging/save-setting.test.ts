import { describe, expect, test } from 'vitest'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { CHANGED_MEANWHILE } from './messages.ts'
import { saveSetting } from './save-setting.ts'

/** A platform with one setting, which may lose the answer of a write, before or after it is done. */
const platformWith = (stored: string, loses: 'nothing' | 'the request' | 'the answer' = 'nothing', readable = Number.POSITIVE_INFINITY) => {
  const platform = { stored, written: [] as string[], reads: 0 }
  const read = async (): Promise<string> => {
    platform.reads += 1
    if (platform.reads > readable) throw new PlatformFailure({ kind: 'unreachable', message: 'No network.' })
    return platform.stored
  }
  const write = async (setting: string): Promise<void> => {
    if (loses !== 'the request') {
      platform.stored = setting
      platform.written.push(setting)
    }
    if (loses !== 'nothing') throw new PlatformFailure({ kind: 'unknown-outcome', message: 'Lost.' })
  }
  return { platform, read, write }
}

describe('saving a setting', () => {
  test('writes what was typed', async () => {
    const { platform, read, write } = platformWith('old')
    await saveSetting({ loaded: 'old', wanted: 'new', read, write })
    expect(platform.written).toEqual(['new'])
  })

  test('sends nothing when it is there already', async () => {
    const { platform, read, write } = platformWith('new')
    await saveSetting({ loaded: 'old', wanted: 'new', read, write })
    expect(platform.written).toEqual([])
  })

  test('overwrites nothing that somebody else wrote', async () => {
    const { platform, read, write } = platformWith('theirs')
    await expect(saveSetting({ loaded: 'old', wanted: 'new', read, write })).rejects.toMatchObject({ kind: 'rejected', message: CHANGED_MEANWHILE })
    expect(platform.stored).toBe('theirs')
  })

  test('an answer that was lost is looked up', async () => {
    const done = platformWith('old', 'the answer')
    await saveSetting({ loaded: 'old', wanted: 'new', read: done.read, write: done.write })
    const notDone = platformWith('old', 'the request')
    await expect(saveSetting({ loaded: 'old', wanted: 'new', read: notDone.read, write: notDone.write })).rejects.toMatchObject({
      details: { found: 'absent' },
    })
    const unreadable = platformWith('old', 'the answer', 1)
    await expect(saveSetting({ loaded: 'old', wanted: 'new', read: unreadable.read, write: unreadable.write })).rejects.toMatchObject({
      kind: 'unknown-outcome',
    })
  })
})
