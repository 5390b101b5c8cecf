import type { MessagingSite } from '#data/sites/listed-site.ts'
import { useWhatsappAreas } from '#data/sites/whatsapp-areas.ts'
import { TabPanels } from '#patterns/record-page/tab-panels.tsx'
import { NOTIFICATIONS_MASTER, WHATSAPP_CONFIG, WHATSAPP_SETTINGS } from './messages.ts'
import { NotificationsRecord } from './notifications/notifications-master.tsx'
import { WhatsappRecord } from './whatsapp/whatsapp-config.tsx'
import { WhatsappSettingsForm } from './whatsapp/whatsapp-settings.tsx'

const TABS = [
  { id: 'whatsapp', title: WHATSAPP_CONFIG },
  { id: 'whatsapp-settings', title: WHATSAPP_SETTINGS },
  { id: 'notifications', title: NOTIFICATIONS_MASTER },
] as const

interface SiteMessagingProps {
  readonly site: MessagingSite
}

/** The messaging tab of a site's page. It shows the same forms as the dialogs of Edit Site. */
export const SiteMessaging = ({ site }: SiteMessagingProps) => {
  const { hasConfig, hasSettings } = useWhatsappAreas()
  return (
    <TabPanels
      label="Messaging"
      parameter="messaging"
      keeps="changed"
      tabs={TABS.filter(({ id }) => (id === 'whatsapp' && hasConfig) || (id === 'whatsapp-settings' && hasSettings) || id === 'notifications')}
      leaving={`Your changes to ${site.domain} are not saved.`}
      panel={(tab) => {
        if (tab === 'whatsapp') return <WhatsappRecord domain={site.domain} />
        if (tab === 'whatsapp-settings') return <WhatsappSettingsForm domain={site.domain} />
        return <NotificationsRecord site={site} tabParameter="events" />
      }}
    />
  )
}
