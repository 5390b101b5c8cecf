import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { keepsTyped, sentValues } from '#components/form/typed-since.ts'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import type { MessagingSite } from '#data/sites/messaging-site.ts'
import { GetCommChannelSettingByDomainDocument, UpdateCommChannelSettingDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { NOTIFICATIONS_MASTER, NOTIFICATIONS_SAVED, USERS_FAILED } from '../messages.ts'
import type { SettingFrame } from '../setting-dialog.tsx'
import { SettingForm } from '../setting-form.tsx'
import { useSettingSave } from '../use-setting-save.ts'
import { configsOf, type EventConfig, type NotificationValues, storedConfigs, valuesOf } from './event-setting.ts'
import { EventTabs } from './event-tabs.tsx'
import { IncompleteEvents } from './incomplete-events.tsx'
import { adminOf, recipientOf, recipientsByKey } from './recipient.ts'
import { useSubUsers } from './use-sub-users.ts'

export interface NotificationsFormProps {
  readonly site: MessagingSite
  readonly stored: readonly EventConfig[]
  readonly frame: SettingFrame
}

/** Events, channels and users. A stored recipient who is no longer a user of the site stays until it is taken out. */
export const NotificationsForm = ({ site, stored, frame }: NotificationsFormProps) => {
  const bridge = useBridge()
  const { siteId, domain } = site
  const { leave, close, onDirtyChange } = frame
  const notify = useNotify()
  // What the form was filled with, whatever is read later.
  const [loaded, setLoaded] = useState(stored)
  const saving = useSettingSave()
  const users = useSubUsers(siteId)
  const methods = useForm<NotificationValues>({ defaultValues: valuesOf(loaded), shouldFocusError: false })
  const { isDirty } = methods.formState
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])

  const recipients = useMemo(
    () =>
      recipientsByKey(
        [adminOf(site), ...(users.rows ?? []).map(recipientOf)],
        loaded.flatMap(({ senderList }) => senderList),
      ),
    [loaded, site, users.rows],
  )
  const submit = methods.handleSubmit(async (values) => {
    const sent = sentValues(methods)
    const wanted = configsOf(values, recipients, loaded)
    const isSaved = await saving.save<readonly EventConfig[]>({
      loaded,
      wanted,
      read: async () => storedConfigs((await executeOperation(bridge, GetCommChannelSettingByDomainDocument, { domain })).data),
      write: (configs) => executeOperation(bridge, UpdateCommChannelSettingDocument, { domain, configs: [...configs] }),
    })
    if (!isSaved) return
    notify.success(NOTIFICATIONS_SAVED, domain)
    if (keepsTyped(methods, sent)) setLoaded(wanted)
    else close()
  })
  return (
    <FormProvider {...methods}>
      <SettingForm what={NOTIFICATIONS_MASTER} isDirty={isDirty} saving={saving} onSubmit={() => void submit()} onCancel={leave}>
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
      </SettingForm>
    </FormProvider>
  )
}
