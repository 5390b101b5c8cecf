import type { BulkOrder } from '#shared/bridge/bulk.ts'
import type { Logger } from '../log/logger.ts'
import type { PaymentService } from '../money/payment-service.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { SealedLog } from '../vault/sealed-log.ts'
import type { BulkRows } from './bulk-rows.ts'
import type { PaymentRowsOptions } from './payment-rows.ts'
import type { BulkWork } from './work/bulk-work.ts'
import type { SiteStates } from './work/site-states.ts'

/** Takes what was learnt, by reading back, of a row that was sent without an answer, by the key it was sent under. */
export type ReadBackTaker = (key: string, outcome: { readonly outcome: 'done' | 'absent'; readonly message: string | null }) => void

/** Why a run pauses; `isUsers`: only the user lets it go on. */
export interface PauseReason {
  readonly message: string
  readonly isUsers: boolean
  /** A row that is begun is still finished. */
  readonly finishesRow?: true
}

export interface BulkSendingOptions {
  readonly order: BulkOrder
  readonly rows: BulkRows
  readonly log: Pick<SealedLog, 'append'>
  readonly states: Pick<SiteStates, 'forget'>
  readonly work: BulkWork
  readonly platform: Pick<PlatformClient, 'execute'>
  readonly money: Pick<PaymentService, 'send' | 'find' | 'dismiss'>
  readonly paymentTimes?: PaymentRowsOptions['times']
  /** Asked before each row; null: go on. */
  readonly reasonToPause: () => PauseReason | null
  readonly onRow: () => void
  readonly onReadBack?: ReadBackTaker | undefined
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** How long a call may still be at work on the platform after it was sent, milliseconds. */
  readonly callTime: number
}
