import type { Resolvers, WhatsappConfig } from '../../generated/resolvers.ts'
import type { PlatformContext } from '../context.ts'
import { readPage } from '../page-token.ts'
import { requireSite } from '../sites/access.ts'
import { commChannelSettings, siteSubRoles, whatsappConfigs, whatsappProviderSettings } from './messaging-tables.ts'
import { putIntoOutbox } from './outbox.ts'
import { requireMaySendInvoices, requireMaySetUpMessaging, requireValidConfigs, requireValidMessage, requireValidProvider } from './rules.ts'

/** The source gives no page size for sub-users. */
const SUB_USERS_PER_PAGE = 20

export const messagingResolvers: Resolvers = {
  Query: {
    getCommChannelSettingByDomain: (_root, { domain }, context) => {
      const site = requireSite(context, { domain })
      return commChannelSettings.find(context.database, { domain: site.domain })
    },

    // It holds the provider's credentials: only for those who may change them.
    getCustomWhatsappConfig: (_root, { domain }, context) => {
      requireMaySetUpMessaging(context.caller)
      const site = requireSite(context, { domain })
      return whatsappConfigs.find(context.database, { domain: site.domain })
    },

    getSiteSubRoleSiteId: (_root, { siteId, nextToken }, context) => {
      requireSite(context, { siteId })
      return readPage({ nextToken }, SUB_USERS_PER_PAGE, (slice) => siteSubRoles.list(context.database, { siteId }, slice))
    },
  },

  Mutation: {
    updateCommChannelSetting: (_root, { domain, configs }, context) => {
      requireMaySetUpMessaging(context.caller)
      const site = requireSite(context, { domain })
      requireValidConfigs(configs)
      const setting = { domain: site.domain, typeValue: 'commChannelSetting', configs }
      commChannelSettings.save(context.database, setting)
      return setting
    },

    updateCustomWhatsappConfig: (_root, config, context) => saveProvider(whatsappConfigs, context, config),
    // Two areas of the source, each with a record of its own (WAPP-008).
    updateWhatsappProviderSetting: (_root, config, context) => saveProvider(whatsappProviderSettings, context, config),

    sendWhatsApp: (_root, { type, toNumber, content, imageLink }, { caller, database, now }) => {
      requireMaySendInvoices(caller)
      requireValidMessage({ type, toNumber, content, imageLink })
      putIntoOutbox(database, { recipient: toNumber, kind: type, content: content ?? null, imageLink: imageLink ?? null, campaignId: null, at: now() })
      return true
    },
  },
}

type ProviderArguments = Pick<WhatsappConfig, 'domain'> & {
  readonly system: string
  readonly phoneId?: string | null | undefined
  readonly productId?: string | null | undefined
  readonly token?: string | null | undefined
  readonly apiKey?: string | null | undefined
}

function saveProvider(
  table: typeof whatsappConfigs,
  context: PlatformContext,
  { domain, system, phoneId, productId, token, apiKey }: ProviderArguments,
): WhatsappConfig {
  requireMaySetUpMessaging(context.caller)
  const site = requireSite(context, { domain })
  requireValidProvider({ system, phoneId, productId, token, apiKey })
  const config: WhatsappConfig = {
    domain: site.domain,
    system,
    phoneId: phoneId ?? null,
    productId: productId ?? null,
    token: token ?? null,
    apiKey: apiKey ?? null,
    updatedAt: context.now(),
  }
  table.save(context.database, config)
  return config
}
