import { join } from 'node:path'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { Emit, HandlersOf } from '../bridge/serve-bridge.ts'
import { CampaignJournal } from '../campaigns/campaign-journal.ts'
import { CampaignRunner, campaignsHandlers } from '../campaigns/campaign-runner.ts'
import type { Confirmations } from '../confirmation/confirmations.ts'
import type { Identity } from '../identity/identity.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { MoneyJournal, type MoneyJournalOptions } from './money-journal.ts'
import { PaymentService } from './payment-service.ts'

/** A payment is sent only once the user confirmed it, where the profile asks for that. */
export const moneyHandlers = (money: PaymentService, confirmations: Confirmations): HandlersOf<'money'> => ({
  'money.send': async (request) => {
    const confirmed = await confirmations.payment(request)
    return confirmed.ok ? money.send(request) : confirmed
  },
  'money.list': () => money.list(),
  'money.check': (request) => money.check(request),
  'money.dismiss': (request) => money.dismiss(request),
  'money.release': (target) => money.release(target),
})

interface SendingServicesOptions extends Omit<MoneyJournalOptions, 'folder'> {
  readonly userData: string
  readonly platform: PlatformClient
  readonly identity: Identity
  readonly confirmations: Confirmations
  readonly emit: Emit
  readonly onPayment: (entry: MoneyEntry) => void
}

interface SendingServices {
  readonly money: PaymentService
  readonly campaigns: CampaignRunner
  readonly handlers: HandlersOf<'money'> & HandlersOf<'campaigns'>
  /** The keychain can be used after all: the journals are read. */
  readonly resume: () => void
  /** Sends nothing more and reads nothing back. */
  readonly close: () => void
  readonly settled: () => Promise<unknown>
}

/** What is sent at most once, each with its journal: payments and campaigns. */
export function sendingServices(options: SendingServicesOptions): SendingServices {
  const { userData, platform, identity, confirmations, emit, onPayment, ...journal } = options
  const { logger } = journal
  const money = new PaymentService({
    platform,
    identity,
    journal: new MoneyJournal({ ...journal, folder: join(userData, 'money') }),
    onChange: (entry) => {
      emit('money.changed', entry)
      onPayment(entry)
    },
    logger,
  })
  const campaigns = new CampaignRunner({
    platform,
    identity,
    journal: new CampaignJournal({ ...journal, folder: join(userData, 'campaigns') }),
    onChange: (run) => emit('campaigns.changed', run),
    logger,
  })
  return {
    money,
    campaigns,
    handlers: { ...moneyHandlers(money, confirmations), ...campaignsHandlers(campaigns) },
    resume: () => {
      void money.resume()
      void campaigns.readJournal()
    },
    close: () => {
      money.close()
      campaigns.close()
    },
    settled: () => Promise.all([money.settled(), campaigns.settled()]),
  }
}
