import type { MessagingSite } from '#data/sites/listed-site.ts'
import { TabPanels } from '#patterns/record-page/tab-panels.tsx'
import { NOTIFICATIONS_MASTER, WHATSAPP_CONFIG } from './messages.ts'
import { NotificationsRecord } from './notifications/notifications-master.tsx'
import { WhatsappRecord } from './whatsapp/whatsapp-config.tsx'

const TABS = [
  { id: 'whatsapp', title: WHATSAPP_CONFIG },
  { id: 'notifications', title: NOTIFICATIONS_MASTER },
] as const

interface SiteMessagingProps {
  readonly site: MessagingSite
  readonly onDirtyChange: (isDirty: boolean) => void
}

/** How a site sends its messages, within its page: what the two dialogs of Edit Site show. */
export const SiteMessaging = ({ site, onDirtyChange }: SiteMessagingProps) => (
  <TabPanels
    label="Messaging"
    parameter="messaging"
    keeps="changed"
    tabs={TABS}
    leaving={`Your changes to ${site.domain} are not saved.`}
    onDirtyChange={onDirtyChange}
    panel={(tab, onChange) =>
      tab === 'whatsapp' ? (
        <WhatsappRecord domain={site.domain} onDirtyChange={onChange} />
      ) : (
        <NotificationsRecord site={site} tabParameter="events" onDirtyChange={onChange} />
      )
    }
  />
)
