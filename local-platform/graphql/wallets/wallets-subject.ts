import type { Subject } from '../subject.ts'
import { walletResolvers } from './resolvers.ts'
import { seedWallets } from './seed.ts'
import { removeWallet, WALLET_TABLES } from './wallet-store.ts'

/** The prepaid wallets of the sites and every booking in them. */
export const wallets: Subject = {
  name: 'wallets',
  tables: WALLET_TABLES,
  seed: seedWallets,
  resolvers: walletResolvers,
  onSiteDeleted: (database, site) => removeWallet(database, site.siteId),
}
