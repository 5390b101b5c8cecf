import type { BulkRun } from '#shared/bridge/bulk.ts'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import type { Download } from '#shared/bridge/files.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { UpdateStatus } from '#shared/bridge/updates.ts'
import { recordLink, screenLink } from '#shared/record-link.ts'
import { PAUSED_BY_USER } from '../../bulk/bulk-run.ts'
import { STOPPED_BY_USER } from '../../campaigns/campaign-runner.ts'
import type { FileKind } from '../../files/file-library.ts'

/** What has ended. `key` names the payment, whose outcome may come later. */
export interface Ended {
  readonly kind: FileKind | 'campaign' | 'bulk' | 'payment' | 'update'
  readonly outcome: 'done' | 'failed' | 'unknown'
  /** Where the console shows it, as a link of record-link.ts. */
  readonly link: string | null
  readonly key?: string
}

/** Tells from the states of files, campaigns, bulk changes, payments and updates what ends in this run. What had ended before is no news. */
export class EndedWork {
  readonly #onEnd: (ended: Ended) => void
  readonly #campaigns = new Map<CampaignRun['key'], CampaignRun['state']>()
  readonly #bulk = new Map<BulkRun['key'], BulkRun['state']>()
  readonly #payments = new Map<MoneyEntry['key'], MoneyEntry['state']>()
  #readyUpdate: string | null = null

  constructor(onEnd: (ended: Ended) => void) {
    this.#onEnd = onEnd
  }

  /** A cancelled file is no news: whoever cancelled it knows. */
  file({ state }: Download, kind: FileKind): void {
    if (state !== 'done' && state !== 'failed') return
    this.#onEnd({ kind, outcome: state, link: kind === 'invoice' ? screenLink('/invoice-library') : null })
  }

  campaign({ key, state, message }: CampaignRun): void {
    const before = this.#campaigns.get(key)
    this.#campaigns.set(key, state)
    if (before !== 'queueing' || state === 'queueing' || message === STOPPED_BY_USER) return
    this.#onEnd({ kind: 'campaign', outcome: state === 'done' ? 'done' : 'failed', link: screenLink('/campaign-history') })
  }

  /** What the user paused or stopped is no news. */
  bulk({ key, state, message }: BulkRun): void {
    const before = this.#bulk.get(key)
    this.#bulk.set(key, state)
    if (before !== 'running' || (state !== 'done' && state !== 'paused') || message === PAUSED_BY_USER) return
    this.#onEnd({ kind: 'bulk', outcome: state === 'done' ? 'done' : 'failed', link: screenLink('/bulk-changes') })
  }

  payment({ key, state, operation, siteId }: MoneyEntry): void {
    const before = this.#payments.get(key)
    this.#payments.set(key, state)
    if (before === undefined || before === state || state === 'sending') return
    const outcome = state === 'done' || state === 'unknown' ? state : 'failed'
    this.#onEnd({ kind: 'payment', outcome, link: recordLink(operation === 'UpdateCPWallet' ? 'partner' : 'site', siteId), key })
  }

  update({ state, version }: UpdateStatus): void {
    if (state !== 'ready' || version === this.#readyUpdate) return
    this.#readyUpdate = version
    this.#onEnd({ kind: 'update', outcome: 'done', link: null })
  }
}
