import { titleOf } from '#data/money/money-entries.ts'
import { bulkChangeAddress } from '#patterns/bulk/bulk-runs.ts'
import type { BulkRun } from '#shared/bridge/bulk.ts'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import type { Download } from '#shared/bridge/files.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatCount } from '#shared/domain/text.ts'

/** Something that happened while the user was elsewhere, or that is about to. */
export interface NewsItem {
  /** The same as long as it says the same: what was seen is not new again. */
  readonly id: string
  readonly intent: 'success' | 'warning' | 'error'
  readonly title: string
  readonly detail: string
  /** Unix seconds; null where it has no moment. */
  readonly at: number | null
  /** Where it is shown; null where there is nothing more to see. */
  readonly to: string | null
}

export interface NewsSources {
  readonly payments: readonly MoneyEntry[]
  readonly bulkRuns: readonly BulkRun[]
  readonly campaign: CampaignRun | null
  readonly downloads: readonly Download[]
  /** Sites whose license ends within 30 days; null while the list is not known. */
  readonly expiring: number | null
  /** `YYYY-MM-DD`: expiring sites are news once a day. */
  readonly today: string
}

const PAYMENTS = {
  unknown: { intent: 'warning', detail: "We don't know yet whether it went through." },
  absent: { intent: 'warning', detail: 'It did not arrive. It can be sent again.' },
  refused: { intent: 'error', detail: 'It was refused.' },
  done: { intent: 'success', detail: 'It went through after all.' },
} as const

/** What went wrong or became known late: a payment that was answered at once was seen by whoever sent it. */
const ofPayment = (entry: MoneyEntry): readonly NewsItem[] => {
  const { key, state, found, startedAt, settledAt, message } = entry
  if (state === 'sending' || (state === 'done' && !found)) return []
  const { intent, detail } = PAYMENTS[state]
  return [{ id: `payment:${key}:${state}`, intent, title: titleOf(entry), detail: message ?? detail, at: settledAt ?? startedAt, to: '/activity' }]
}

const ofBulkRun = ({ key, label, endedAt, counts, state, message }: BulkRun): readonly NewsItem[] => {
  if (state === 'paused') {
    return [
      { id: `bulk:${key}:paused`, intent: 'warning', title: `Bulk change ${label} is paused`, detail: message ?? '', at: null, to: bulkChangeAddress(key) },
    ]
  }
  if (endedAt === null) return []
  const wrong = counts.failed + counts.unknown
  const detail = `${formatCount(counts.done)} done, ${formatCount(counts.skipped)} skipped, ${formatCount(wrong)} failed or unknown`
  const intent = wrong === 0 ? 'success' : 'warning'
  return [{ id: `bulk:${key}:${endedAt}`, intent, title: `Bulk change ${label} has ended`, detail, at: endedAt, to: bulkChangeAddress(key) }]
}

const ofCampaign = ({ key, channel, template, state, queued, total, message, startedAt }: CampaignRun): readonly NewsItem[] => {
  if (state === 'queueing') return []
  const to = `${channel === 'EMAIL' ? '/email-Customer' : '/customer-list'}?run=${key}`
  const detail = `${formatCount(queued)} of ${formatCount(total)} messages are queued.${message === null ? '' : ` ${message}`}`
  const title = state === 'done' ? `Campaign ${template} is queued` : `Campaign ${template} was stopped`
  return [{ id: `campaign:${key}:${state}:${queued}`, intent: state === 'done' ? 'success' : 'warning', title, detail, at: startedAt, to }]
}

const ofDownload = ({ id, name, state, failure }: Download): readonly NewsItem[] => {
  if (state === 'done') return [{ id: `file:${id}:done`, intent: 'success', title: name, detail: 'The file is in your downloads.', at: null, to: null }]
  return state === 'failed' ? [{ id: `file:${id}:failed`, intent: 'error', title: name, detail: failure ?? 'It failed.', at: null, to: null }] : []
}

const ofExpiring = (count: number | null, today: string): readonly NewsItem[] =>
  count === null || count === 0
    ? []
    : [
        {
          id: `expiring:${today}`,
          intent: 'warning',
          title: count === 1 ? '1 license ends within 30 days' : `${formatCount(count)} licenses end within 30 days`,
          detail: 'The list of sites shows which.',
          at: null,
          to: '/?license=expiring',
        },
      ]

/** Everything the bell has to say: what needs the user first, then the newest. */
export const newsOf = ({ payments, bulkRuns, campaign, downloads, expiring, today }: NewsSources): readonly NewsItem[] => {
  const items = [
    ...payments.flatMap(ofPayment),
    ...bulkRuns.flatMap(ofBulkRun),
    ...(campaign === null ? [] : ofCampaign(campaign)),
    ...downloads.flatMap(ofDownload),
    ...ofExpiring(expiring, today),
  ]
  const isUrgent = ({ intent }: NewsItem): number => (intent === 'success' ? 1 : 0)
  return items.toSorted((one, other) => isUrgent(one) - isUrgent(other) || (other.at ?? 0) - (one.at ?? 0))
}
