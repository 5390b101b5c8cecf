import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { BulkRunner } from '../bulk/bulk-runner.ts'
import type { CampaignRunner } from '../campaigns/campaign-runner.ts'
import type { Connections } from '../connection/connections.ts'
import type { FileServices } from '../files/file-services.ts'
import { MONEY_NAMES } from '../money/money-request.ts'
import type { PaymentService } from '../money/payment-service.ts'

interface RunningServices {
  readonly money: Pick<PaymentService, 'unsettled'>
  readonly campaigns: Pick<CampaignRunner, 'isSending'>
  readonly bulk: Pick<BulkRunner, 'isSending'>
  readonly files: Pick<FileServices, 'running'>
  readonly connections: Pick<Connections, 'running'>
}

/** What a restart would cut off or leave in doubt, a sentence each for the user; none: the console may end. */
export async function restartObstacles({ money, campaigns, bulk, files, connections }: RunningServices): Promise<string[]> {
  const unsettled = await money.unsettled()
  const payments = unsettled.ok
    ? [
        ...unsettled.value.own.map(paymentSentence),
        ...(unsettled.value.ofOthers > 0 ? ['A payment of the user who was signed in before is not settled yet.'] : []),
      ]
    : [unsettled.error.message]
  const { uploads, own, ofOthers } = files.running()
  return [
    ...payments,
    ...(campaigns.isSending() ? ['The messages of a campaign are being sent.'] : []),
    ...(bulk.isSending() ? ['A bulk change is being sent.'] : []),
    ...own.map((name) => `“${name}” is being downloaded or exported.`),
    // Its name may be that of a customer.
    ...(ofOthers > 0 ? ['A file of the user who was signed in before is being downloaded or exported.'] : []),
    ...(uploads > 0 ? ['An image is being uploaded.'] : []),
    // They run from the same program, and may have a payment on its way.
    ...(await connections.running()).map((name) => `The connection “${name}” is open. Close its window first.`),
  ]
}

function paymentSentence({ operation, amount, currency, domain, state }: MoneyEntry): string {
  const what = `${MONEY_NAMES[operation]} of ${formatMoney(amount, currency)} for ${domain}`
  return state === 'sending' ? `${what} is being sent.` : `${what}: we don't know yet whether it went through.`
}
