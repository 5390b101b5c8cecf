import {
  Combobox,
  makeStyles,
  Option,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons'
import { Fragment, memo, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { NO_TAB_STOP } from '#components/form/fields/combo-field.tsx'
import type { NotificationEvent } from '#shared/domain/content/notification.ts'
import { type EventGroup, foundRecipients, type NotificationValues, nameIn, problemOf, type Recipients, recipientName, recipientText } from './event-setting.ts'

const useStyles = makeStyles({
  table: { tableLayout: 'fixed' },
  head: { position: 'sticky', top: 0, zIndex: 1, backgroundColor: tokens.colorNeutralBackground1 },
  channel: { width: '96px' },
  users: { width: '40%' },
  group: { backgroundColor: tokens.colorNeutralBackground2 },
})

/** Who can be chosen; more of them may be on their way. */
export interface Users {
  readonly recipients: Recipients
  readonly areUsersLoading: boolean
}

export const EventTable = ({ groups, showsGroups, ...users }: Users & { readonly groups: readonly EventGroup[]; readonly showsGroups: boolean }) => {
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
              <EventRow key={event.code} event={event} {...users} />
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

/** One event: Telegram, email, and who is notified. An incomplete one shows that it is not saved. */
const EventRow = memo(({ event: { code, name }, ...users }: Users & { readonly event: NotificationEvent }) => {
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
        <RecipientsPicker label={`Users: ${name}`} {...users} chosen={setting.users} onChange={(chosen) => field.onChange({ ...setting, users: chosen })} />
      </TableCell>
    </TableRow>
  )
})
EventRow.displayName = 'EventRow'

const usePickerStyles = makeStyles({
  // Fluent's own least width is wider than the column may be.
  combo: { minWidth: 0, width: '100%' },
  input: { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  // Below or above its row, which stays in sight.
  list: { maxHeight: '40vh' },
})

/** Fluent would let the list grow over the whole window. */
const POSITIONING = { autoSize: false } as const

/** More than these are not drawn at once: typing narrows them down. */
const MOST_DRAWN = 100

interface RecipientsPickerProps extends Users {
  readonly label: string
  /** Keys of recipients. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Some of a site's users, found by typing a name, an email address or a number. */
const RecipientsPicker = ({ label, recipients, chosen, areUsersLoading, onChange }: RecipientsPickerProps) => {
  const styles = usePickerStyles()
  /** What is being searched; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const names = chosen.map((key) => nameIn(recipients, key)).join(', ')
  const matching = typed === null ? [] : foundRecipients(recipients, typed)
  const rest = restText(matching.length, areUsersLoading)
  return (
    <Combobox
      aria-label={label}
      className={styles.combo}
      input={{ className: styles.input, ...(typed === null ? { title: names } : {}) }}
      listbox={{ className: styles.list }}
      expandIcon={NO_TAB_STOP}
      positioning={POSITIONING}
      size="small"
      multiselect
      freeform
      placeholder={names === '' ? 'Choose users' : names}
      value={typed ?? names}
      selectedOptions={[...chosen]}
      autoComplete="off"
      onOpenChange={(_, { open }) => setTyped(open ? '' : null)}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onOptionSelect={(_, { selectedOptions }) => {
        setTyped('')
        onChange(selectedOptions)
      }}
      onBlur={() => setTyped(null)}
    >
      {matching.slice(0, MOST_DRAWN).map(([key, recipient]) => (
        <Option key={key} value={key} text={recipientName(recipient)}>
          {recipientText(recipient)}
        </Option>
      ))}
      {rest !== null && (
        <Option key="rest" value="" text="" disabled>
          {rest}
        </Option>
      )}
    </Combobox>
  )
}

const restText = (matching: number, isLoading: boolean): string | null => {
  if (isLoading) return 'Loading more users'
  if (matching > MOST_DRAWN) return `${matching - MOST_DRAWN} more: type to narrow them down`
  return matching === 0 ? 'Nobody matches' : null
}
