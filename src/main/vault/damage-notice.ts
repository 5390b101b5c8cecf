import { basename } from 'node:path'
import type { Notice } from '#shared/bridge/shell.ts'
import type { Damage } from './sealed-store.ts'

export type Announce = (notice: Omit<Notice, 'id'>) => void

/** Says that a file could not be read, where it was put, and what takes its place. `what`: "Your settings". */
export const damageMessage = (what: string, aside: string, isRestored: boolean): string =>
  `${what} could not be read: the file is damaged. It was put aside as ${aside}. ${isRestored ? 'The last good copy is used instead; the last change may be missing.' : 'There is no earlier copy, so it starts empty.'}`

/**
 * Notifies the user that a sealed file is damaged. `what`: "A draft". A file of a newer version is left alone;
 * its feature reports it.
 */
export const damageNotice =
  (what: string, announce: Announce | undefined) =>
  (damage: Damage): void => {
    if (damage.of === 'newer-version') return
    const message =
      damage.of === 'file'
        ? damageMessage(what, basename(damage.aside ?? ''), damage.isRestored)
        : `${what} could not be read whole: ${damage.count} of its entries ${damage.count === 1 ? 'is' : 'are'} damaged. They were put aside.`
    announce?.({ kind: 'file-damaged', intent: 'warning', message })
  }
