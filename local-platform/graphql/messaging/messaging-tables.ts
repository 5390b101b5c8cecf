import { RecordTable } from '../../database/record-table.ts'
import type { CommChannelSetting, SiteSubRole, WhatsappConfig } from '../../generated/resolvers.ts'

/** Who is notified of a site's events. */
export const commChannelSettings = new RecordTable<CommChannelSetting, 'domain'>('comm_channel_setting', ['domain'])

/** The messaging provider of a site. */
export const whatsappConfigs = new RecordTable<WhatsappConfig, 'domain'>('whatsapp_config', ['domain'])

/** The provider settings of a site, which no query reads. */
export const whatsappProviderSettings = new RecordTable<WhatsappConfig, 'domain'>('whatsapp_provider_setting', ['domain'])

/** Users of a site, among whom recipients are chosen. */
export const siteSubRoles = new RecordTable<SiteSubRole, 'siteId' | 'id'>('site_sub_role', ['siteId', 'id'])
