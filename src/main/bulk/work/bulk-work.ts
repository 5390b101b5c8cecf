import type { BulkCurrent, BulkOrder, MadeSite, NewSite } from '#shared/bridge/bulk.ts'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { type BulkContent, type BulkJob, IMPORTED_SITE_FIELDS, isImport, isMessage, isPayment, isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { isRecordJob, recordFieldOf } from '#shared/domain/bulk/record-changes.ts'
import type { BulkSiteField } from '#shared/domain/bulk/site-changes.ts'
import type { Result } from '#shared/result.ts'
import type { PaymentService } from '../../money/payment-service.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import { NewSiteWork } from '../new-sites/new-site-work.ts'
import { MappingWork } from './mapping-work.ts'
import { MenuWork } from './menu-work.ts'
import { MessageWork } from './message-work.ts'
import { NoteWork } from './note-work.ts'
import type { RowCall } from './site-change.ts'
import { SiteFieldWork } from './site-field-work.ts'
import type { SiteTarget } from './site-list.ts'
import type { SiteStates } from './site-states.ts'
import { SubscriptionWork } from './subscription-work.ts'
import { TemplateWork } from './template-work.ts'
import { UserFieldWork } from './user-field-work.ts'
import { UserWork } from './user-work.ts'

/** A row as a job is asked about it. */
export interface WorkRow extends SiteTarget {
  readonly name?: string
  readonly from?: BulkContent
  readonly to?: BulkContent | undefined
  readonly newSite?: NewSite | undefined
}

/** One further call of a row of several. Failures as of the platform. */
export interface WorkStep {
  /** As in "Create the wallet". */
  readonly label: string
  /** Whether what it makes is there already. */
  readonly isThere: (made: MadeSite) => Promise<Result<boolean>>
  readonly call: (made: MadeSite) => Promise<Result<RowCall>>
}

/** The site that has the domain of a row. `isOwn`: it is the one that the row creates. */
export interface FoundSite {
  readonly isOwn: boolean
  readonly companyName: string
  readonly made: MadeSite
}

/** What follows the first call of a row. */
export interface RowSteps {
  /** What the accepted first call has created. @param data its answer */
  readonly made: (row: WorkRow, data: string) => MadeSite
  readonly find: (row: WorkRow) => Promise<Result<FoundSite | null>>
  /** The further calls of a row, the same ones in the same order each time. */
  readonly of: (row: WorkRow) => readonly WorkStep[]
}

/** A row that moves money. What surrounds it moves none and may be sent again. */
export interface PaymentWork {
  /** What the payment service sends, beside its key. Called for a row whose `current` was just read by the same work. */
  readonly request: (row: WorkRow) => Omit<MoneyRequest, 'key'>
  /** What must be there before. Failures as of the platform: the row is not sent then. */
  readonly prepare: (row: WorkRow) => Promise<Result<undefined>>
  /** What follows once it is booked. Answers with why it failed, null where it did not. */
  readonly follow: (row: WorkRow) => Promise<string | null>
}

/** What one sort of bulk change reads and sends for a row. */
export interface BulkWork {
  /** What there is now of what the row is to get. Failures as of the platform. @param since what was read before is too old, milliseconds since the epoch */
  readonly current: (row: WorkRow, since?: number) => Promise<Result<BulkCurrent>>
  /** Called for a row whose `current` was just read by the same work. */
  readonly call: (row: WorkRow) => RowCall
  /** What is written beside a change once it is made, and whether it is there already. Neither sends the change itself again. */
  readonly entry?: {
    readonly call: (row: WorkRow) => RowCall
    readonly isThere: (row: WorkRow, sentAt: number) => Promise<Result<boolean>>
  }
  /** The platform says nothing of a row afterwards: one without an answer stays unknown, and is never sent again. */
  readonly cannotBeReadBack?: boolean
  /** Present: the row is a payment, and nothing but the payment service sends it. */
  readonly payment?: PaymentWork
  /** Of rows of several calls: `call` is the first of them. */
  readonly steps?: RowSteps
}

interface WorkSurroundings {
  readonly states: SiteStates
  readonly platform: Pick<PlatformClient, 'execute'>
  readonly money: Pick<PaymentService, 'isInDoubt'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** What of an order its work needs beside the rows. */
type WorkOrder = Partial<Pick<BulkOrder, 'label' | 'note'>>

/** The work of a job. @param rows all of its rows: one list is read with every field that any of them sets */
export const workOf = (job: BulkJob, rows: readonly WorkRow[], { states, platform, money, now }: WorkSurroundings, order: WorkOrder = {}): BulkWork => {
  if (isRecordJob(job)) {
    const { of, name } = recordFieldOf(job)
    if (of === 'user') return new UserFieldWork(platform, name)
    return of === 'menu' ? new MenuWork(platform, job, order, now) : new TemplateWork(platform, name, now)
  }
  if (isPayment(job)) return new SubscriptionWork({ platform, states, money, now })
  if (isMessage(job)) return new MessageWork(platform)
  if (job === 'note') return new NoteWork(platform)
  if (job === 'mapping') return new MappingWork(platform)
  if (job === 'user') return new UserWork(platform)
  if (job === 'new-site') return new NewSiteWork(platform)
  return new SiteFieldWork(states, isImport(job) ? null : job, isImport(job) ? fieldsOf(rows) : [job])
}

/** Every field of a site that any of the rows sets. A page may name others: there is nothing to read of them. */
const fieldsOf = (rows: readonly WorkRow[]): readonly BulkSiteField[] => {
  const named = new Set(rows.flatMap(({ to }) => (isRecord(to) ? Object.keys(to) : [])))
  return IMPORTED_SITE_FIELDS.filter((field) => named.has(field))
}
