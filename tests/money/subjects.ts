import type { MoneyRequest } from '#shared/bridge/money.ts'
import type { MoneyOperation } from '#shared/domain/payment.ts'

/** Runs an operation on the platform as the signed-in administrator, past the console; answers with the value of its field `done`. */
export type Run = (text: string, variables?: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown>>

export interface Site {
  readonly siteId: string
  readonly domain: string
  readonly currency: string
}

/** Something to send, and how its records on the platform are counted. */
export interface Subject {
  readonly request: Omit<MoneyRequest, 'key'>
  /** A text that only its variables contain. */
  readonly mark: string
  /** How many records of it the platform holds. */
  readonly records: () => Promise<number>
}

/**
 * Makes what an operation needs before it can be sent, unlike everything sent before. Where the platform allows it, a record of the same amount and text is
 * there already: it is not the one that is sent.
 */
type Preparation = (run: Run, site: Site, name: string) => Promise<Subject>

const AMOUNT = 50_000

const RECHARGE = `mutation ($siteId: ID!, $amt: Int!, $currency: String!, $note: String!) { done: siteWalletRechargeByAdmin(
  siteId: $siteId, amt: $amt, currency: $currency, rechargeBy: "Admin", paymentState: "PAID_OFFLINE", note: $note) { id } }`
const TRANSACTIONS = `query ($siteId: ID!) { done: getSiteTransactionsBySite(siteId: $siteId, limits: 1000) {
  id note transactionId attachedInvoice { invoicePdf { key } } } }`
const SERVICES = 'query ($siteId: ID!) { done: getSiteExtraServicesBySiteId(siteId: $siteId, limit: 1000) { items { note } } }'
const PLANS = 'query ($siteId: ID!) { done: getSubscriptionPlansBySiteId(siteId: $siteId) { planName } }'
const CREATE_PLAN = 'mutation ($input: CreateSubscriptionPlanInput!) { done: createSubscriptionPlan(input: $input) { planId } }'
const BUY = `mutation ($siteId: ID!, $amt: Int!, $currency: String!, $serviceName: String!, $note: String) { done: createSiteExtraService(
  siteId: $siteId, amt: $amt, currency: $currency, serviceName: $serviceName, note: $note) { id } }`
const INVOICE = 'mutation ($input: GenerateSiteInvoiceInput!) { done: generateSiteInvoice(input: $input) { invoiceId } }'
const PARTNER_ENTRY = 'mutation ($input: UpdateCPWalletInput!) { done: updateCPWallet(input: $input) { id } }'
const PARTNER_ENTRIES = 'query ($userId: ID!) { done: getUserWalletTransactions(userId: $userId) { amount transactionType note } }'
const PARTNER_WALLET = 'query ($userId: ID!) { done: getUserWalletBalance(userId: $userId) { balance } }'
const BOOKINGS = 'query ($siteId: ID!) { done: getSiteTransactionsBySite(siteId: $siteId, limits: 1000) { amount transactionType } }'
const WALLET = 'query ($siteId: ID!) { done: getSiteWalletById(siteId: $siteId) { balance } }'
const GIVE_ID = 'mutation ($id: ID!) { done: generateTransactionId(id: $id) { transactionId } }'

interface Transaction {
  readonly id: string
  readonly note: string | null
  readonly transactionId: string | null
  readonly attachedInvoice: { readonly invoicePdf: { readonly key: string } } | null
}

const transactionsOf = async (run: Run, { siteId }: Site): Promise<readonly Transaction[]> =>
  (await run(TRANSACTIONS, { siteId }))['done'] as readonly Transaction[]

const bookingOf = async (run: Run, site: Site, note: string): Promise<string> =>
  ((await run(RECHARGE, { siteId: site.siteId, amt: AMOUNT, currency: site.currency, note }))['done'] as { id: string }).id

const requestOf = (operation: MoneyOperation, { siteId, domain, currency }: Site, text: string, variables: object): Subject['request'] => ({
  operation,
  siteId,
  domain,
  amount: AMOUNT,
  currency,
  text,
  variables: { ...variables },
})

const PREPARATIONS: { readonly [Operation in MoneyOperation]: Preparation } = {
  SiteWalletRechargeByAdmin: async (run, site, name) => {
    await bookingOf(run, site, name)
    return {
      mark: name,
      request: requestOf('SiteWalletRechargeByAdmin', site, name, {
        siteId: site.siteId,
        amt: AMOUNT,
        currency: site.currency,
        rechargeBy: 'Admin',
        paymentState: 'PAID_OFFLINE',
        note: name,
      }),
      records: async () => (await transactionsOf(run, site)).filter(({ note }) => note?.startsWith(name)).length - 1,
    }
  },

  SubscribeSitePlanByAdminV2: async (run, site, name) => {
    const plan = { planName: name, masterService: name, platform: 'STORE', siteType: 'STORE', curr: site.currency }
    await run(CREATE_PLAN, { input: { ...plan, siteId: 'master', status: 'ACTIVE', services: [] } })
    return {
      mark: name,
      request: requestOf('SubscribeSitePlanByAdminV2', site, name, {
        input: { ...plan, siteId: site.siteId, status: 'ACTIVE', amount: AMOUNT, chargingModel: 'YEARLY', services: [], paymentGateway: 'MANUAL' },
      }),
      records: async () => {
        const plans = (await run(PLANS, { siteId: site.siteId }))['done'] as readonly { planName: string }[]
        return plans.filter(({ planName }) => planName === name).length
      },
    }
  },

  CreateSiteExtraService: async (run, site, name) => {
    const variables = { siteId: site.siteId, amt: AMOUNT, currency: site.currency, serviceName: 'LOGO DESIGN', note: name }
    await run(BUY, variables)
    return {
      mark: name,
      request: requestOf('CreateSiteExtraService', site, name, variables),
      records: async () => {
        const { items } = (await run(SERVICES, { siteId: site.siteId }))['done'] as { items: readonly { note: string | null }[] }
        return items.filter(({ note }) => note?.startsWith(name)).length - 1
      },
    }
  },

  GenerateTransactionId: async (run, site, name) => {
    const id = await bookingOf(run, site, name)
    return {
      mark: id,
      request: requestOf('GenerateTransactionId', site, name, { id }),
      records: async () => (await transactionsOf(run, site)).filter((each) => each.id === id && each.transactionId !== null).length,
    }
  },

  GenerateSiteInvoice: async (run, site, name) => {
    const id = await bookingOf(run, site, name)
    const { transactionId } = (await run(GIVE_ID, { id }))['done'] as { transactionId: string }
    const input = {
      siteId: site.siteId,
      transactionId,
      date: '2026-11-20',
      billTo: 'Aditi Kitchen',
      custMob: '9876543210',
      custName: 'Aditi',
      serviceName: 'Recharge',
      amt: AMOUNT,
      total: AMOUNT,
    }
    await run(INVOICE, { input })
    const keyOf = async () => (await transactionsOf(run, site)).find((each) => each.id === id)?.attachedInvoice?.invoicePdf.key
    const replaced = await keyOf()
    return {
      mark: transactionId,
      request: requestOf('GenerateSiteInvoice', site, name, { input }),
      records: async () => ((await keyOf()) === replaced ? 0 : 1),
    }
  },

  UpdateCPWallet: async (run, _site, name) => {
    const input = {
      siteId: 'master',
      userId: PARTNER,
      amount: AMOUNT,
      transactionType: 'CREDIT',
      paymentState: 'PAID_ONLINE',
      paymentMode: 'UPI',
      note: name,
    }
    await run(PARTNER_ENTRY, { input })
    // Neither is what takes the same amount out, with the same note.
    await run(PARTNER_ENTRY, { input: { ...input, transactionType: 'DEBIT' } })
    return {
      mark: name,
      request: requestOf('UpdateCPWallet', { siteId: PARTNER, domain: 'Deccan Digital Partners', currency: 'INR' }, name, { input }),
      records: async () => {
        const entries = (await run(PARTNER_ENTRIES, { userId: PARTNER }))['done'] as readonly { note: string | null }[]
        return entries.filter(({ note }) => note?.startsWith(name)).length - 2
      },
    }
  },
}

const PARTNER = 'cp@demo.example'

interface Booking {
  readonly amount: number
  readonly transactionType: string
}

/** Whether the balance of the wallet that an operation touches, the site's or the partner's, is the sum of its bookings. */
export async function isBalanced(operation: MoneyOperation, run: Run, { siteId }: Site): Promise<boolean> {
  const isPartners = operation === 'UpdateCPWallet'
  const wallet = await (isPartners ? run(PARTNER_WALLET, { userId: PARTNER }) : run(WALLET, { siteId }))
  const { done: bookings } = await (isPartners ? run(PARTNER_ENTRIES, { userId: PARTNER }) : run(BOOKINGS, { siteId }))
  const changes = (bookings as readonly Booking[]).map(({ amount, transactionType }) => (transactionType === 'CREDIT' ? amount : -amount))
  return (wallet['done'] as { balance: number }).balance === changes.reduce((sum, change) => sum + change, 0)
}

/** Prepares something to send for an operation, under a name that nothing else has. */
export const prepare = (operation: MoneyOperation, run: Run, site: Site, name: string): Promise<Subject> => PREPARATIONS[operation](run, site, name)
