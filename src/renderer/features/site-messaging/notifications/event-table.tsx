import { makeStyles, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, Text, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { EventRow } from './event-row.tsx'
import type { EventGroup } from './find-events.ts'
import type { Recipient } from './recipient.ts'

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
