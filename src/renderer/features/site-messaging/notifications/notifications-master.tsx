import { makeStyles } from '@fluentui/react-components'
import { useCallback } from 'react'
import { withoutParameters } from '#components/dialog-leaving/without-parameters.ts'
import { useAddress } from '#components/list-state/use-address.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import type { MessagingSite } from '#data/sites/messaging-site.ts'
import { GetCommChannelSettingByDomainDocument } from '#generated/graphql.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { NOTIFICATIONS_FAILED, NOTIFICATIONS_MASTER } from '../messages.ts'
import { type EventConfig, storedConfigs } from './event-setting.ts'
import { NotificationsForm, WHAT } from './notifications-form.tsx'

const PLACE = { parameter: 'dialog', value: 'notifications' }

const useStyles = makeStyles({
  dialog: { width: '1100px', maxWidth: '100vw' },
  // Of one height, so that nothing jumps between the tabs; the events scroll, not the dialog.
  body: { height: '80vh', gridTemplateRows: 'auto 1fr auto', '& form': { flexGrow: 1, minHeight: 0 } },
})

export const readConfigs = async (bridge: Bridge, domain: string, signal?: AbortSignal): Promise<readonly EventConfig[]> =>
  storedConfigs((await executeOperation(bridge, GetCommChannelSettingByDomainDocument, { domain }, signal)).data)

export interface NotificationsMasterProps {
  readonly site: MessagingSite
  /** Takes the dialog out of the address. */
  readonly onClose: () => void
}

/** The dialog Notifications Master: who is notified of which events of a site, and how. */
export const NotificationsMaster = ({ site, onClose }: NotificationsMasterProps) => {
  const styles = useStyles()
  const [, changeAddress] = useAddress()
  const close = useCallback(() => {
    changeAddress((search) => withoutParameters(search, ['tab'], []), 'replace')
    onClose()
  }, [changeAddress, onClose])
  const title = (
    <>
      {NOTIFICATIONS_MASTER} · <span dir="auto">{site.domain}</span>
    </>
  )
  return (
    <RecordDialog title={title} place={PLACE} onClose={close} className={styles.dialog} bodyClassName={styles.body}>
      <RecordPage<readonly EventConfig[]>
        what={WHAT}
        id={site.domain}
        read={readConfigs}
        notFound={{ title: NOTIFICATIONS_FAILED, explanation: '' }}
        loadFailed={NOTIFICATIONS_FAILED}
      >
        {(stored) => <NotificationsForm site={site} stored={stored} read={readConfigs} />}
      </RecordPage>
    </RecordDialog>
  )
}
