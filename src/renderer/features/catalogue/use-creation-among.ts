import { useRef } from 'react'
import { holds } from '#data/saving/holds.ts'
import type { Change } from '#data/saving/send-confirmed.ts'

/**
 * Creations of rows that the platform gives their id: one is there once a row that was not there before the form sent anything holds what was sent.
 * `list`: all rows there are now; throws a `PlatformFailure`. The answer makes a creation of its name, the fields that can be read back, and the call.
 */
export const useCreationAmong = <Row>(list: () => Promise<readonly Row[]>, idOf: (row: Row) => string) => {
  const known = useRef<ReadonlySet<string> | null>(null)
  return (id: string, sent: object, send: Change['send']): Change & { readonly id: string } => ({
    id,
    send: async (by, isRepeat) => {
      known.current ??= new Set((await list()).map(idOf))
      await send(by, isRepeat)
    },
    find: async () => {
      const { current: before } = known
      return before !== null && (await list()).some((row) => !before.has(idOf(row)) && holds(row, sent)) ? 'as-sent' : 'absent'
    },
  })
}
