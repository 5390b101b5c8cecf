import { join } from 'node:path'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { isBulkPaymentKey, isUndecidedPayment } from '#shared/domain/payment.ts'
import { failure, success } from '#shared/result.ts'
import type { Activity } from '../activity/activity.ts'
import { callingPage } from '../bridge/calling-page.ts'
import type { Emit, HandlersOf } from '../bridge/serve-bridge.ts'
import { bulkHandlers } from '../bulk/bulk-handlers.ts'
import { BulkJournal } from '../bulk/bulk-journal.ts'
import { BulkRunner } from '../bulk/bulk-runner.ts'
import { CampaignJournal } from '../campaigns/campaign-journal.ts'
import { CampaignRunner, campaignsHandlers } from '../campaigns/campaign-runner.ts'
import { MessagedLog } from '../campaigns/messaged-log.ts'
import type { Confirmations } from '../confirmation/confirmations.ts'
import type { Question } from '../confirmation/question.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { Identity } from '../identity/identity.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { StoreSurroundings } from '../vault/sealed-store.ts'
import type { Vault } from '../vault/vault.ts'
import { closingQuestion } from './closing-question.ts'
import { MoneyJournal } from './journal/money-journal.ts'
import { PaymentService } from './payment-service.ts'

const OF_BULK_CHANGE = failure('invalid-arguments', 'This payment is one of a bulk change.')

/** True if the page is notified of a payment. A bulk change shows its own, except one the user has to decide. */
const isShown = (entry: MoneyEntry): boolean => !isBulkPaymentKey(entry.key) || isUndecidedPayment(entry)

/**
 * A payment is sent only once the user confirmed it, where the profile asks for that. Those of a bulk change have their own key and are not the page's to send;
 * their outcome is shown there.
 * @param sendingPages gets the page of each payment while that waits for its answer
 */
export const moneyHandlers = (money: PaymentService, confirmations: Confirmations, sendingPages: Map<string, number | undefined>): HandlersOf<'money'> => ({
  'money.send': async (request) => {
    if (isBulkPaymentKey(request.key)) return OF_BULK_CHANGE
    const page = callingPage()
    const confirmed = await confirmations.payment(request)
    if (!confirmed.ok) return confirmed
    if (!sendingPages.has(request.key)) sendingPages.set(request.key, page)
    return money.send(request).finally(() => sendingPages.delete(request.key))
  },
  'money.list': async () => {
    const listed = await money.list()
    return listed.ok ? success(listed.value.filter(isShown)) : listed
  },
  'money.check': async (request) => (isBulkPaymentKey(request.key) ? OF_BULK_CHANGE : money.check(request)),
  // Also for a bulk change: its undecided payment blocks other payments of its kind for the site.
  'money.look': (request) => money.decisions.look(request),
  'money.decide': (request) => money.decisions.decide(request),
  // Taken out of the journal, a row that was booked would count as not sent.
  'money.dismiss': async (request) => (isBulkPaymentKey(request.key) ? OF_BULK_CHANGE : money.dismiss(request)),
  'money.release': (target) => money.release(target),
})

interface SendingServicesOptions extends Omit<StoreSurroundings, 'folder' | 'vault'> {
  readonly vault: Vault
  readonly userData: string
  readonly platform: PlatformClient
  readonly identity: Identity
  readonly confirmations: Confirmations
  readonly emit: Emit
  readonly activity: Pick<Activity, 'settle'>
  readonly onPayment: (entry: MoneyEntry) => void
  readonly profile: () => ConnectionProfile | undefined
}

/** What is sent at most once, each with its journal: payments, campaigns and bulk changes. */
export function sendingServices(options: SendingServicesOptions) {
  const { userData, platform, identity, confirmations, emit, activity, onPayment, profile, ...journal } = options
  const { logger } = journal
  const money = new PaymentService({
    platform,
    identity,
    journal: new MoneyJournal({ ...journal, folder: join(userData, 'money') }),
    reference: () => profile()?.payments?.reference,
    onChange: (entry) => {
      if (isShown(entry)) {
        emit('money.changed', entry)
        onPayment(entry)
      }
      if (entry.found || entry.state === 'absent') void activity.settle(entry.key, { outcome: entry.found ? 'done' : 'absent', message: entry.message })
    },
    logger,
  })
  const campaigns = new CampaignRunner({
    platform,
    identity,
    journal: new CampaignJournal({ ...journal, folder: join(userData, 'campaigns') }),
    messaged: new MessagedLog({ vault: journal.vault, folder: join(userData, 'campaigns') }),
    onChange: (run) => emit('campaigns.changed', run),
    logger,
  })
  const bulk = new BulkRunner({
    platform,
    identity,
    journal: new BulkJournal({ ...journal, folder: join(userData, 'bulk') }),
    money,
    onChange: (run) => emit('bulk.changed', run),
    onReadBack: (key, outcome) => void activity.settle(key, outcome),
    logger,
  })
  const sendingPages = new Map<string, number | undefined>()
  return {
    money,
    campaigns,
    bulk,
    handlers: { ...moneyHandlers(money, confirmations, sendingPages), ...campaignsHandlers(campaigns, confirmations), ...bulkHandlers(bulk, confirmations) },
    /** The keychain can be used after all: the journals are read. */
    resume: () => {
      void money.resume()
      void campaigns.readJournal()
      void bulk.goOn()
    },
    /** Sends nothing more and reads nothing back. */
    close: () => {
      money.close()
      campaigns.close()
      bulk.close()
    },
    /** What an idle lock must not cut. */
    work: {
      isSending: () => money.isSending() || campaigns.isSending() || bulk.isSending(),
      sent: () => Promise.all([money.sent(), campaigns.sent(), bulk.sent()]),
      hasUnknown: () => money.hasUnknown(),
    },
    /**
     * Asks where a payment gives a reason to, before the window of a page closes; the console ends with the last one.
     */
    mayClose: (page: number, isLast: boolean, ask: (question: Question) => Promise<boolean>): Promise<boolean> | undefined => {
      const isFromWindow = [...sendingPages.values()].includes(page)
      const isSending = money.isSending() || campaigns.isSending() || bulk.isSending()
      const question = closingQuestion({ isFromWindow, isSending, hasUnknown: money.hasUnknown(), isLast })
      return question && ask(question)
    },
    settled: () => Promise.all([money.settled(), campaigns.settled(), bulk.settled()]),
  }
}
