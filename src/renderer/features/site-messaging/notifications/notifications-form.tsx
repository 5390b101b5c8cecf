import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, Text, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { usePagedQuery } from '#data/platform/use-paged-query.ts'
import type { MessagingSite } from '#data/sites/messaging-site.ts'
import { GetSiteSubRoleSiteIdDocument, type GetSiteSubRoleSiteIdQuery, UpdateCommChannelSettingDocument } from '#generated/graphql.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { NOTIFICATION_EVENTS } from '#shared/domain/content/notification.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import { NOTIFICATIONS_MASTER, NOTIFICATIONS_NOT_SAVED, NOTIFICATIONS_SAVED, USERS_FAILED } from '../messages.ts'
import { configsOf, type EventConfig, eventFields, type NotificationValues, problemOf, valuesOf } from './event-setting.ts'
import { EventTabs } from './event-tabs.tsx'
import { adminOf, type Recipient, recipientOf, recipientsByKey, type SubUser } from './recipient.ts'

export const WHAT = 'notification setting'

const SECTIONS = [{ id: 'events', title: NOTIFICATIONS_MASTER, fields: ['events'] }]

const storedRecipients = (configs: readonly EventConfig[]): readonly Recipient[] => configs.flatMap(({ senderList }) => senderList)

const pageOf = (data: GetSiteSubRoleSiteIdQuery) => tokenPage<SubUser>(data.getSiteSubRoleSiteId)
const idOf = ({ id }: SubUser): string => id

export interface NotificationsFormProps {
  readonly site: MessagingSite
  readonly stored: readonly EventConfig[]
  readonly read: (bridge: Bridge, domain: string) => Promise<readonly EventConfig[]>
}

/** Events, channels and users. A stored recipient who is no longer a user of the site stays until it is removed. */
export const NotificationsForm = ({ site, stored, read }: NotificationsFormProps) => {
  const bridge = useBridge()
  const { siteId, domain } = site
  const users = usePagedQuery(GetSiteSubRoleSiteIdDocument, {
    variablesAt: (token: PageToken) => ({ siteId, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId: idOf,
  })
  const methods = useForm<NotificationValues, unknown, NotificationValues>({ defaultValues: valuesOf(stored), shouldFocusError: false })
  const offered = useMemo(() => [adminOf(site), ...(users.rows ?? []).map(recipientOf)], [site, users.rows])
  const recipients = useMemo(() => recipientsByKey(offered, storedRecipients(stored)), [offered, stored])
  const fields = useMemo(() => eventFields(recipients), [recipients])
  const edit = useRecordEdit<readonly EventConfig[], NotificationValues>({
    what: WHAT,
    question: `Save the changes to the notifications of ${domain}?`,
    loaded: stored,
    valuesOf,
    fields,
    methods,
    sections: SECTIONS,
    read: () => read(bridge, domain),
    write: (now, { values }, send) => {
      const known = recipientsByKey(offered, [...storedRecipients(now), ...storedRecipients(stored)])
      return send(UpdateCommChannelSettingDocument, { domain, configs: [...configsOf(values, known, now)] })
    },
    invalidates: [],
    notSaved: NOTIFICATIONS_NOT_SAVED,
    success: { message: NOTIFICATIONS_SAVED, detail: domain },
    leaving: `Your changes to ${domain} are not saved.`,
  })
  return (
    <RecordForm label={NOTIFICATIONS_MASTER} methods={methods} sections={SECTIONS} saving={edit}>
      {users.failure !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {USERS_FAILED} {readableServerMessage(users.failure.message)}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={users.retry}>Retry</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <PagingNotice what="The users of this site" stopped={users.stopped} onRetry={users.retry} />
      <EventTabs recipients={recipients} areUsersLoading={!users.isComplete && users.stopped === null && users.failure === null} />
      <IncompleteEvents />
    </RecordForm>
  )
}

const useStyles = makeStyles({ line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS } })

const EVENTS = Object.values(NOTIFICATION_EVENTS).flat()

/** Names the events that will not be saved, whichever tab they are in. */
const IncompleteEvents = () => {
  const styles = useStyles()
  const { control } = useFormContext<NotificationValues>()
  const events = useWatch({ control, name: 'events' })
  const names = EVENTS.flatMap(({ code, name }) => {
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
