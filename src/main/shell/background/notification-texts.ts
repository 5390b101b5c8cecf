import type { Ended } from './ended-work.ts'

/** What the system shows. It may stand on a locked screen: no names of people, sites or files, and no amounts. */
export interface NotificationText {
  readonly title: string
  readonly body: string
}

type Kind = Ended['kind']

const ONE: Readonly<Record<Kind, { readonly done: string; readonly failed: string }>> = {
  download: { done: 'A download has ended', failed: 'A download failed' },
  export: { done: 'An export has ended', failed: 'An export failed' },
  invoice: { done: 'An invoice was downloaded', failed: 'An invoice could not be downloaded' },
  campaign: { done: 'A campaign has ended', failed: 'A campaign stopped before its end' },
  bulk: { done: 'A bulk change has ended', failed: 'A bulk change paused before its end' },
  payment: { done: 'A payment was recorded', failed: 'A payment was not recorded' },
  update: { done: 'An update is ready', failed: 'An update failed' },
}

const COUNTED: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  download: ['download', 'downloads'],
  export: ['export', 'exports'],
  invoice: ['invoice download', 'invoice downloads'],
  campaign: ['campaign', 'campaigns'],
  bulk: ['bulk change', 'bulk changes'],
  payment: ['payment', 'payments'],
  update: ['update', 'updates'],
}

export const UNKNOWN_PAYMENT: NotificationText = {
  title: 'We don’t know yet whether a payment went through',
  body: 'Check it in the console before you send it again.',
}

/** Says what has ended; one or more, none of them unknown. */
export function textOf(ended: readonly Ended[]): NotificationText {
  const [first, ...others] = ended
  if (first !== undefined && others.length === 0) {
    const { kind, outcome } = first
    return { title: outcome === 'done' ? ONE[kind].done : ONE[kind].failed, body: 'Open the console to see it.' }
  }
  const failed = ended.filter(({ outcome }) => outcome === 'failed').length
  const counts = [...Map.groupBy(ended, ({ kind }) => kind)].map(([kind, { length }]) => `${length} ${COUNTED[kind][length === 1 ? 0 : 1]}`)
  return { title: `${ended.length} tasks have ended`, body: `${counts.join(', ')}.${failed === 0 ? '' : ` Failed: ${failed}.`}` }
}

/** While the console is locked: how many, and nothing of what. */
export const lockedTextOf = ({ length }: readonly Ended[]): NotificationText => ({
  title: length === 1 ? '1 task has ended' : `${length} tasks have ended`,
  body: 'Unlock the console to see it.',
})
