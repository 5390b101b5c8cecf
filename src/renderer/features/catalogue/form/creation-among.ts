import { holds } from '#data/saving/holds.ts'
import type { Change } from '#data/saving/send-confirmed.ts'

export interface NewAmong<Row> {
  /** All there are now. Throws a `PlatformFailure`. */
  readonly list: () => Promise<readonly Row[]>
  readonly idOf: (row: Row) => string
  /** What identifies the new one: the fields that were sent and can be read. */
  readonly sent: object
  readonly send: Change['send']
}

/** The ids there were before a form sent anything: keep one for each form. */
export interface KnownBefore {
  current: ReadonlySet<string> | null
}

/** The creation of something that the platform gives its id: it is there once a row that was not there before holds what was sent. */
export const creationAmong = <Row>(known: KnownBefore, { list, idOf, sent, send }: NewAmong<Row>): Change => ({
  send: async (by, isRepeat) => {
    known.current ??= new Set((await list()).map(idOf))
    await send(by, isRepeat)
  },
  find: async () => {
    const before = known.current
    return before !== null && (await list()).some((row) => !before.has(idOf(row)) && holds(row, sent)) ? 'as-sent' : 'absent'
  },
})
