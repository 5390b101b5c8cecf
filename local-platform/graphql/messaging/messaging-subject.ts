import type { Subject } from '../subject.ts'
import { commChannelSettings, siteSubRoles, whatsappConfigs, whatsappProviderSettings } from './messaging-tables.ts'
import { OUTBOX_TABLE } from './outbox.ts'
import { messagingResolvers } from './resolvers.ts'
import { seedMessaging } from './seed.ts'

/** How a site's messages go out, whom they reach, and the outbox they end in. */
export const messaging: Subject = {
  name: 'messaging',
  tables: commChannelSettings.sql + whatsappConfigs.sql + whatsappProviderSettings.sql + siteSubRoles.sql + OUTBOX_TABLE,
  seed: seedMessaging,
  resolvers: messagingResolvers,
  onSiteDeleted: (database, { siteId, domain }) => {
    commChannelSettings.remove(database, { domain })
    whatsappConfigs.remove(database, { domain })
    whatsappProviderSettings.remove(database, { domain })
    siteSubRoles.remove(database, { siteId })
  },
}
