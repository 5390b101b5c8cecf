import { makeStyles, Switch, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, Text, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons'
import { Fragment, memo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { NotificationEvent } from '#shared/domain/content/notification.ts'
import { type NotificationValues, problemOf } from './event-setting.ts'
import type { EventGroup } from './find-events.ts'
import type { Recipient } from './recipient.ts'
import { RecipientsPicker } from './recipients-picker.tsx'

const useStyles = makeStyles({
  table: { tableLayout: 'fixed' },
  head: { position: 'sticky', top: 0, zIndex: 1, backgroundColor: tokens.colorNeutralBackground1 },
  channel: { width: '96px' },
  users: { width: '40%' },
  group: { backgroundColor: tokens.colorNeutralBackground2 },
})

export interface EventTableProps {
  readonly groups: readonly EventGroup[]
  /** Each group under its name. */
  readonly showsGroups: boolean
  readonly recipients: ReadonlyMap<string, Recipient>
  readonly areUsersLoading: boolean
}

/** Events with their channels and users. */
export const EventTable = ({ groups, showsGroups, recipients, areUsersLoading }: EventTableProps) => {
  const styles = useStyles()
  return (
    <Table aria-label="Events" className={styles.table}>
      <TableHeader className={styles.head}>
        <TableRow>
          <TableHeaderCell>Event</TableHeaderCell>
          <TableHeaderCell className={styles.channel}>Telegram</TableHeaderCell>
          <TableHeaderCell className={styles.channel}>Email</TableHeaderCell>
          <TableHeaderCell className={styles.users}>Users</TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody>
        {groups.map(({ group, events }) => (
          <Fragment key={group}>
            {showsGroups && (
              <TableRow className={styles.group}>
                <TableCell colSpan={4}>
                  <Text weight="semibold">{group}</Text>
                </TableCell>
              </TableRow>
            )}
            {events.map((event) => (
              <EventRow key={event.code} event={event} recipients={recipients} areUsersLoading={areUsersLoading} />
            ))}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}

const useRowStyles = makeStyles({
  event: { display: 'flex', flexDirection: 'column', paddingBlock: tokens.spacingVerticalS },
  problem: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
})

interface EventRowProps {
  readonly event: NotificationEvent
  readonly recipients: ReadonlyMap<string, Recipient>
  readonly areUsersLoading: boolean
}

/** One event: Telegram, email, and who is notified. An incomplete one shows that it is not saved. */
const EventRow = memo(({ event: { code, name }, recipients, areUsersLoading }: EventRowProps) => {
  const styles = useRowStyles()
  const { control } = useFormContext<NotificationValues>()
  const { field } = useController({ control, name: `events.${code}` })
  const setting = field.value
  const problem = problemOf(setting)
  return (
    <TableRow>
      <TableCell>
        <div className={styles.event}>
          <Text>{name}</Text>
          {problem !== null && (
            <Text size={200} className={styles.problem}>
              <WarningRegular aria-hidden />
              {problem}
            </Text>
          )}
        </div>
      </TableCell>
      <TableCell>
        <Switch aria-label={`Telegram: ${name}`} checked={setting.telegram} onChange={(_, data) => field.onChange({ ...setting, telegram: data.checked })} />
      </TableCell>
      <TableCell>
        <Switch aria-label={`Email: ${name}`} checked={setting.email} onChange={(_, data) => field.onChange({ ...setting, email: data.checked })} />
      </TableCell>
      <TableCell>
        <RecipientsPicker
          label={`Users: ${name}`}
          recipients={recipients}
          chosen={setting.users}
          isLoading={areUsersLoading}
          onChange={(users) => field.onChange({ ...setting, users })}
        />
      </TableCell>
    </TableRow>
  )
})
EventRow.displayName = 'EventRow'
