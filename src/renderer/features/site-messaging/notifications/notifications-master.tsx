import { Button, makeStyles, Switch, Text, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons'
import { useCallback, useMemo, useState } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { PagingNotice } from '#components/list-state/list-notices.tsx'
import { useAddress, withoutParameters } from '#components/list-state/use-address.ts'
import { Notice } from '#components/notice.tsx'
import { useBridge, useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { usePagedQuery } from '#data/platform/use-paged-query.ts'
import type { MessagingSite } from '#data/sites/listed-site.ts'
import {
  GetCommChannelSettingByDomainDocument,
  GetSiteSubRoleSiteIdDocument,
  type GetSiteSubRoleSiteIdQuery,
  UpdateCommChannelSettingDocument,
} from '#generated/graphql.ts'
import type { NotificationsMasterProps } from '#patterns/panels/panels.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useStayingEdit } from '#patterns/record-page/use-staying-edit.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { NOTIFICATION_EVENTS } from '#shared/domain/content/notification.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import {
  CHANNELS_OFF,
  COMMUNICATION_CHANNELS,
  NOTIFICATIONS_FAILED,
  NOTIFICATIONS_MASTER,
  NOTIFICATIONS_NOT_SAVED,
  NOTIFICATIONS_SAVED,
  USERS_FAILED,
} from '../messages.ts'
import {
  adminOf,
  configsOf,
  type EventConfig,
  type EventGroup,
  eventFields,
  eventsOf,
  groupsOf,
  type NotificationValues,
  problemOf,
  recipientOf,
  recipientsByKey,
  type SubUser,
  storedConfigs,
  valuesOf,
} from './event-setting.ts'
import { EventTabs } from './event-tabs.tsx'

const WHAT = 'notification setting'
const PLACE = { parameter: 'dialog', value: 'notifications' }
const SECTIONS = [{ id: 'events', title: NOTIFICATIONS_MASTER, fields: ['events'] }]

const useStyles = makeStyles({
  // Of one height, so that nothing jumps between the tabs; the events scroll, not the dialog.
  body: { height: '80vh', gridTemplateRows: 'auto 1fr auto', '& form': { flexGrow: 1, minHeight: 0 } },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
})

const readConfigs = async (bridge: Bridge, domain: string, signal?: AbortSignal): Promise<readonly EventConfig[]> =>
  storedConfigs((await executeOperation(bridge, GetCommChannelSettingByDomainDocument, { domain }, signal)).data)

export const NotificationsMaster = ({ site, channels, onClose }: NotificationsMasterProps) => {
  const styles = useStyles()
  const [, changeAddress] = useAddress()
  const close = useCallback(() => {
    changeAddress((search) => withoutParameters(search, ['tab'], []), 'replace')
    onClose()
  }, [changeAddress, onClose])
  return (
    <RecordDialog title={NOTIFICATIONS_MASTER} of={site.domain} place={PLACE} onClose={close} width={1100} bodyClassName={styles.body}>
      <NotificationsRecord site={site} tabParameter="tab" channels={channels} />
    </RecordDialog>
  )
}

type Channels = NotificationsMasterProps['channels']

interface NotificationsRecordProps {
  readonly site: MessagingSite
  /** Of the address: which group of events is shown. */
  readonly tabParameter: string
  /** Left out where the site's "Communication channels" are not known. */
  readonly channels?: Channels
}

/** The notifications of a site, read as they open: in a dialog, or in a tab of the site's page. */
export const NotificationsRecord = ({ site, ...form }: NotificationsRecordProps) => (
  <RecordPage<readonly EventConfig[]>
    what={WHAT}
    id={site.domain}
    read={readConfigs}
    notFound={{ title: NOTIFICATIONS_FAILED, explanation: '' }}
    loadFailed={NOTIFICATIONS_FAILED}
  >
    {(stored) => <NotificationsForm site={site} stored={stored} {...form} />}
  </RecordPage>
)

const pageOf = (data: GetSiteSubRoleSiteIdQuery) => tokenPage<SubUser>(data.getSiteSubRoleSiteId)
const idOf = ({ id }: SubUser): string => id

interface NotificationsFormProps extends Partial<NotificationsRecordProps> {
  readonly site: MessagingSite
  readonly stored: readonly EventConfig[]
}

/** Events, channels and users. A stored recipient who is no longer a user of the site stays until it is removed. */
export const NotificationsForm = ({ site, stored, tabParameter = 'tab', channels }: NotificationsFormProps) => {
  const bridge = useBridge()
  const { siteId, domain } = site
  const users = usePagedQuery(GetSiteSubRoleSiteIdDocument, {
    variablesAt: (token: PageToken) => ({ siteId, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId: idOf,
  })
  const ownEvents = useConnectionProfile()?.notificationEvents
  // A form keeps the events it opened with.
  const [groups] = useState(() => groupsOf(ownEvents ?? NOTIFICATION_EVENTS))
  const [filled] = useState(() => valuesOf(groups, stored))
  const methods = useForm<NotificationValues, unknown, NotificationValues>({ defaultValues: filled, shouldFocusError: false })
  const offered = useMemo(() => [adminOf(site), ...(users.rows ?? []).map(recipientOf)], [site, users.rows])
  const recipients = useMemo(() => recipientsByKey(offered, stored), [offered, stored])
  const fields = useMemo(() => eventFields(groups, recipients), [groups, recipients])
  const edit = useStayingEdit<readonly EventConfig[], NotificationValues>({
    what: WHAT,
    question: `Save the changes to the notifications of ${domain}?`,
    loaded: stored,
    filled,
    valuesOf: (configs) => valuesOf(groups, configs),
    fields,
    methods,
    sections: SECTIONS,
    read: () => readConfigs(bridge, domain),
    platform: { sends: UpdateCommChannelSettingDocument },
    write: (now, { values }, send) =>
      send(UpdateCommChannelSettingDocument, { domain, configs: [...configsOf(groups, values, recipientsByKey(offered, [...now, ...stored]), now)] }),
    invalidates: [],
    notSaved: NOTIFICATIONS_NOT_SAVED,
    success: { message: NOTIFICATIONS_SAVED, detail: domain },
    leaving: `Your changes to ${domain} are not saved.`,
  })
  return (
    <RecordForm label={NOTIFICATIONS_MASTER} methods={methods} sections={SECTIONS} saving={edit}>
      {channels !== undefined && <ChannelsNotice {...channels} />}
      {users.failure !== null && (
        <Notice intent="warning" actions={<Button onClick={users.retry}>Retry</Button>}>
          {USERS_FAILED} {readableServerMessage(users.failure.message)}
        </Notice>
      )}
      <PagingNotice what="The users of this site" stopped={users.stopped} onRetry={users.retry} />
      <EventTabs
        groups={groups}
        parameter={tabParameter}
        recipients={recipients}
        areUsersLoading={!users.isComplete && users.stopped === null && users.failure === null}
      />
      <IncompleteEvents groups={groups} />
    </RecordForm>
  )
}

/** Says that the channels were off when it opened, and switches them. */
const ChannelsNotice = ({ isOn, onSwitch }: Channels) => {
  const [wereOff] = useState(!isOn)
  if (!wereOff) return null
  const toggle = <Switch label={COMMUNICATION_CHANNELS} labelPosition="before" checked={isOn} onChange={(_event, { checked }) => onSwitch(checked)} />
  return (
    <Notice intent="warning" actions={toggle}>
      {CHANNELS_OFF}
    </Notice>
  )
}

/** Names the events that will not be saved, whichever tab they are in. */
const IncompleteEvents = ({ groups }: { readonly groups: readonly EventGroup[] }) => {
  const styles = useStyles()
  const { control } = useFormContext<NotificationValues>()
  const events = useWatch({ control, name: 'events' })
  const names = eventsOf(groups).flatMap(({ code, name }) => {
    const setting = events[code]
    return setting === undefined || problemOf(setting) === null ? [] : [name]
  })
  return (
    <div role="status">
      {names.length > 0 && (
        <Text className={styles.line}>
          <WarningRegular aria-hidden />
          Incomplete, and not saved: {names.join(', ')}
        </Text>
      )}
    </div>
  )
}
