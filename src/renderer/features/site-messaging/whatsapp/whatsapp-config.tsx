import type { MessagingSite } from '#data/sites/messaging-site.ts'
import { GetCustomWhatsappConfigDocument } from '#generated/graphql.ts'
import { CONFIGURATION_FAILED, WHATSAPP_CONFIG } from '../messages.ts'
import { SettingDialog } from '../setting-dialog.tsx'
import { SettingNotThere } from '../setting-form.tsx'
import { useStoredSetting } from '../use-stored-setting.ts'
import { storedProvider } from './provider.ts'
import { WhatsappForm } from './whatsapp-form.tsx'

export interface WhatsappConfigProps {
  readonly site: MessagingSite
  readonly isScreenDirty: boolean
  readonly onClose: () => void
}

/** The dialog of a site's own WhatsApp provider. */
export const WhatsappConfig = ({ site, isScreenDirty, onClose }: WhatsappConfigProps) => {
  const { domain } = site
  const { data, error, isFetching, refetch } = useStoredSetting(GetCustomWhatsappConfigDocument, { domain })
  return (
    <SettingDialog title={WHATSAPP_CONFIG} domain={domain} size="narrow" address="whatsapp" isScreenDirty={isScreenDirty} onClose={onClose}>
      {(frame) =>
        data === undefined ? (
          <SettingNotThere what={CONFIGURATION_FAILED} error={isFetching ? null : error} onRetry={() => void refetch()} />
        ) : (
          <WhatsappForm domain={domain} stored={storedProvider(data.data)} frame={frame} />
        )
      }
    </SettingDialog>
  )
}
