import type { MessagingSite } from '#data/sites/messaging-site.ts'
import { GetCommChannelSettingByDomainDocument } from '#generated/graphql.ts'
import { NOTIFICATIONS_FAILED, NOTIFICATIONS_MASTER } from '../messages.ts'
import { SettingDialog } from '../setting-dialog.tsx'
import { SettingNotThere } from '../setting-form.tsx'
import { useStoredSetting } from '../use-stored-setting.ts'
import { storedConfigs } from './event-setting.ts'
import { NotificationsForm } from './notifications-form.tsx'

export interface NotificationsMasterProps {
  readonly site: MessagingSite
  readonly isScreenDirty: boolean
  readonly onClose: () => void
}

/** The dialog Notifications Master: who is told of which events of a site, and how. */
export const NotificationsMaster = ({ site, isScreenDirty, onClose }: NotificationsMasterProps) => {
  const { domain } = site
  const { data, error, isFetching, refetch } = useStoredSetting(GetCommChannelSettingByDomainDocument, { domain })
  return (
    <SettingDialog title={NOTIFICATIONS_MASTER} domain={domain} size="wide" address="notifications" isScreenDirty={isScreenDirty} onClose={onClose}>
      {(frame) =>
        data === undefined ? (
          <SettingNotThere what={NOTIFICATIONS_FAILED} error={isFetching ? null : error} onRetry={() => void refetch()} />
        ) : (
          <NotificationsForm site={site} stored={storedConfigs(data.data)} frame={frame} />
        )
      }
    </SettingDialog>
  )
}
