import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons'
import { useFormContext, useWatch } from 'react-hook-form'
import { NOTIFICATION_EVENTS } from '#shared/domain/content/notification.ts'
import { type NotificationValues, problemOf } from './event-setting.ts'

const useStyles = makeStyles({ line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS } })

const EVENTS = Object.values(NOTIFICATION_EVENTS).flat()

/** Names the events that will not be saved, whichever tab they are in. */
export const IncompleteEvents = () => {
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
