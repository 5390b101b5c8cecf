import { makeStyles, Switch, TableCell, TableRow, Text, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons'
import { memo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { NotificationEvent } from '#shared/domain/content/notification.ts'
import { type NotificationValues, problemOf } from './event-setting.ts'
import type { Recipient } from './recipient.ts'
import { RecipientsPicker } from './recipients-picker.tsx'

const useStyles = makeStyles({
  event: { display: 'flex', flexDirection: 'column', paddingBlock: tokens.spacingVerticalS },
  problem: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
})

export interface EventRowProps {
  readonly event: NotificationEvent
  readonly recipients: ReadonlyMap<string, Recipient>
  readonly areUsersLoading: boolean
}

/** One event: Telegram, email, and who is told. What is not complete says that it is not saved. */
export const EventRow = memo(({ event: { code, name }, recipients, areUsersLoading }: EventRowProps) => {
  const styles = useStyles()
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
