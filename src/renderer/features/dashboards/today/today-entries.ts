import { titleOf } from '#data/money/money-entries.ts'
import { OUTCOME_LABELS } from '#patterns/activity/activity-texts.ts'
import { bulkChangeAddress } from '#patterns/bulk/bulk-runs.ts'
import { draftAddress } from '#patterns/record-page/draft/draft-address.ts'
import type { BulkRun } from '#shared/bridge/bulk.ts'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import type { ListedDraft } from '#shared/bridge/drafts.ts'
import type { LibraryInvoice } from '#shared/bridge/invoices.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'

/** Something that the user began and that is not finished. */
export interface TodayEntry {
  readonly id: string
  readonly tone: 'danger' | 'warning' | 'neutral'
  /** How many of it there are; null for a single thing. */
  readonly count: number | null
  readonly title: string
  readonly detail: string
  readonly to: string
}

export interface EntrySources {
  readonly payments: readonly MoneyEntry[]
  readonly bulkRuns: readonly BulkRun[]
  readonly campaign: CampaignRun | null
  /** Of forms that the user may open. */
  readonly drafts: readonly ListedDraft[]
  readonly invoices: readonly Pick<LibraryInvoice, 'state' | 'replacedBy'>[]
  /** By which name people know a site; null where it is not known. */
  readonly nameOf: (siteId: string) => string | null
}

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

const addressOf = (path: string, parameters: Readonly<Record<string, string>>): string => `${path}?${new URLSearchParams(parameters)}`

const PAYMENTS = [
  { state: 'unknown', tone: 'danger', title: ['Payment of unknown outcome', 'Payments of unknown outcome'], outcome: OUTCOME_LABELS.unknown },
  { state: 'absent', tone: 'warning', title: ['Payment that did not arrive', 'Payments that did not arrive'], outcome: OUTCOME_LABELS.absent },
] as const

const ofPayments = (payments: readonly MoneyEntry[]): readonly TodayEntry[] =>
  PAYMENTS.flatMap(({ state, tone, title: [one, many], outcome }) => {
    const found = payments.filter((payment) => payment.state === state)
    const [first] = found
    if (first === undefined) return []
    const detail = found.length === 1 ? titleOf(first) : `${titleOf(first)} and ${formatCount(found.length - 1)} more`
    return [{ id: `payments-${state}`, tone, count: found.length, title: plural(found.length, one, many), detail, to: addressOf('/activity', { outcome }) }]
  })

const ofBulkRun = ({ key, label, state, endedAt, counts, message }: BulkRun): readonly TodayEntry[] => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const wrong = counts.failed + counts.unknown
  const base = { id: `bulk-${key}`, to: bulkChangeAddress(key) }
  if (endedAt === null) {
    const detail = state === 'paused' ? (message ?? '') : `${formatCount(total - counts.waiting - counts.sending)} of ${formatCount(total)} done`
    const title = `Bulk change ${label} is ${state === 'paused' ? 'paused' : 'running'}`
    return [{ ...base, tone: state === 'paused' ? 'warning' : 'neutral', count: null, title, detail }]
  }
  const detail = `${plural(wrong, 'change', 'changes')} failed or of unknown outcome`
  return wrong === 0 ? [] : [{ ...base, tone: 'warning', count: wrong, title: `Bulk change ${label} has ended`, detail }]
}

const ofCampaign = ({ key, channel, template, state, queued, total, message }: CampaignRun): readonly TodayEntry[] => {
  if (state === 'done') return []
  const detail = `${formatCount(queued)} of ${formatCount(total)} messages are queued.${message === null ? '' : ` ${message}`}`
  const to = addressOf(channel === 'EMAIL' ? '/email-Customer' : '/customer-list', { run: key })
  const title = `Campaign ${template} ${state === 'stopped' ? 'was stopped' : 'is being queued'}`
  return [{ id: `campaign-${key}`, tone: state === 'stopped' ? 'warning' : 'neutral', count: null, title, detail, to }]
}

const EDIT_SITE = 'edit-site:'

const ofDraft = ({ form, savedAt }: ListedDraft, nameOf: EntrySources['nameOf']): readonly TodayEntry[] => {
  const detail = `Begun and not saved, last changed ${formatDateTime(savedAt)}`
  const base = { id: `draft-${form}`, tone: 'neutral', count: null, detail } as const
  if (form === 'create-site') return [{ ...base, title: 'A new site', to: draftAddress('/create-site') }]
  if (!form.startsWith(EDIT_SITE)) return []
  const site = form.slice(EDIT_SITE.length)
  return [{ ...base, title: `Changes of ${nameOf(site) ?? site}`, to: draftAddress('/edit-site', { site }) }]
}

const INVOICES = {
  replaced: ['Downloaded invoice was replaced', 'Downloaded invoices were replaced', 'A newer one was generated since. Download it again.'],
  missing: ['Downloaded invoice is missing', 'Downloaded invoices are missing', 'The file was moved, renamed or deleted.'],
  changed: ['Downloaded invoice was changed', 'Downloaded invoices were changed', 'The file is not as it was downloaded.'],
} as const

const ofInvoices = (invoices: EntrySources['invoices']): readonly TodayEntry[] => {
  const states = invoices.map(({ state, replacedBy }) => (state === 'present' && replacedBy !== null ? 'replaced' : state))
  return (['replaced', 'missing', 'changed'] as const).flatMap((state) => {
    const count = states.filter((each) => each === state).length
    const [one, many, detail] = INVOICES[state]
    const to = addressOf('/invoice-library', { state })
    return count === 0 ? [] : [{ id: `invoices-${state}`, tone: 'warning', count, title: plural(count, one, many), detail, to }]
  })
}

const RANKS = { danger: 0, warning: 1, neutral: 2 } as const

/** What is to be finished, the urgent first. */
export const todayEntries = ({ payments, bulkRuns, campaign, drafts, invoices, nameOf }: EntrySources): readonly TodayEntry[] =>
  [
    ...ofPayments(payments),
    ...bulkRuns.flatMap(ofBulkRun),
    ...(campaign === null ? [] : ofCampaign(campaign)),
    ...ofInvoices(invoices),
    ...drafts.flatMap((draft) => ofDraft(draft, nameOf)),
  ].toSorted((one, other) => RANKS[one.tone] - RANKS[other.tone])
