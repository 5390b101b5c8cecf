import { StoredServices } from '../payments/stored-services.ts'
import type { Stored } from '../platform-user.ts'

const PARTNERS = `{ getInternalUsersByUserRole(userRole: "CP") {
  siteId username name mobile emailId enabled createdAt currency balance onboardedBy companyName address { city country }
} }`
const ENTRIES = 'query ($userId: ID!) { getUserWalletTransactions(userId: $userId) { transactionType amount balance note createdAt } }'
const MAPPINGS = `query ($userId: ID!) { getUserServiceMapping(userId: $userId) {
  id serviceId siteId userId type serviceName boardingAmount renewalAmount siteOptions note planId planName siteType
} }`
const SITES = '{ getSitesAdmin { companyName domain channelPartnerId createdAt } }'

/** Reads the channel partners, their wallets, customers and mappings as an administrator would, past the console. */
export class StoredPartners extends StoredServices {
  async partners(): Promise<Stored[]> {
    return (await this.run(PARTNERS))['getInternalUsersByUserRole']
  }

  async partner(username: string): Promise<Stored> {
    const found = (await this.partners()).find((partner) => partner['username'] === username)
    if (found === undefined) throw new Error(`There is no partner ${username}`)
    return found
  }

  /** Newest first. */
  async entries(userId: string): Promise<Stored[]> {
    return (await this.run(ENTRIES, { userId }))['getUserWalletTransactions']
  }

  async mappings(userId: string, type: 'PLAN' | 'ADDONS'): Promise<Stored[]> {
    return ((await this.run(MAPPINGS, { userId }))['getUserServiceMapping'] as Stored[]).filter((mapping) => mapping['type'] === type)
  }

  /** The sites of a partner. */
  async customers(userId: string): Promise<Stored[]> {
    return ((await this.run(SITES))['getSitesAdmin'] as Stored[]).filter((site) => site['channelPartnerId'] === userId)
  }
}
