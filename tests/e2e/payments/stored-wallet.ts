import { AwsClient } from 'aws4fetch'
import type { LocalPlatform } from '#local-platform/start.ts'
import { STORAGE_REGION } from '#local-platform/storage/object-store.ts'
import type { Stored } from '../platform-user.ts'
import { StoredServices } from './stored-services.ts'

const WALLET = 'query ($siteId: ID!) { getSiteWalletById(siteId: $siteId) { balance currency } }'
const TRANSACTIONS = `query ($siteId: ID!) { getSiteTransactionsBySite(siteId: $siteId, type: "CREDIT", limits: 1000) {
  id amount balance currency transactionId createdAt service note transactionType rechargeBy paymentState
  attachedInvoice { invoiceId invoicePdf { bucket region key } }
} }`
const RECHARGE = `mutation ($siteId: ID!, $amt: Int!, $currency: String!, $note: String!) { made: siteWalletRechargeByAdmin(
  siteId: $siteId, amt: $amt, currency: $currency, rechargeBy: "Admin", paymentState: "PAID_OFFLINE", note: $note) { id } }`
const SITES = '{ getSitesAdmin { siteId domain companyName custName basicSiteSetting { curr contactNumber } } }'

/** Reads a site's wallet past the console, and books into it. */
export class StoredWallets extends StoredServices {
  readonly #platform: LocalPlatform

  constructor(platform: LocalPlatform) {
    super(platform)
    this.#platform = platform
  }

  async wallet(siteId: string): Promise<Stored> {
    return (await this.run(WALLET, { siteId }))['getSiteWalletById']
  }

  /** Newest first. */
  async transactions(siteId: string): Promise<Stored[]> {
    return (await this.run(TRANSACTIONS, { siteId }))['getSiteTransactionsBySite']
  }

  /** Books recharges in a row, oldest first. */
  async recharge(site: Stored, amounts: readonly number[]): Promise<void> {
    const currency = site['basicSiteSetting'].curr
    for (const [index, amt] of amounts.entries()) await this.run(RECHARGE, { siteId: site['siteId'], amt, currency, note: `Booking ${index + 1}` })
  }

  /** The first site with a currency, of whose transactions something holds. */
  async siteWith(currency: string, holds: (transactions: readonly Stored[]) => boolean): Promise<Stored> {
    const sites = (await this.run(SITES))['getSitesAdmin'] as Stored[]
    for (const site of sites) {
      if (site['basicSiteSetting']?.curr === currency && holds(await this.transactions(site['siteId']))) return site
    }
    throw new Error(`The platform has no such site with ${currency}`)
  }

  /** A site in rupees with a booking at each step: without an id, with one, and with an invoice. */
  siteWithEveryStep(): Promise<Stored> {
    return this.siteWith(
      'INR',
      (transactions) =>
        transactions.some(({ transactionId }) => transactionId === null) &&
        transactions.some(({ transactionId, attachedInvoice }) => transactionId !== null && attachedInvoice === null) &&
        transactions.some(({ attachedInvoice }) => attachedInvoice !== null),
    )
  }

  /** The first sites with a wallet in a currency. */
  async sitesWith(currency: string, count: number): Promise<Stored[]> {
    const found: Stored[] = []
    for (const site of (await this.run(SITES))['getSitesAdmin'] as Stored[]) {
      if (found.length < count && site['basicSiteSetting']?.curr === currency && (await this.wallet(site['siteId'])) !== null) found.push(site)
    }
    return found
  }

  /** The bytes of an object, as its owner reads it. */
  async object(key: string): Promise<{ readonly type: string | null; readonly bytes: Buffer }> {
    const owner = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: STORAGE_REGION })
    const answer = await owner.fetch(`${this.#platform.profile.storage.imageBase}/${key}`)
    return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
  }
}
