import { Calendar, DayOfWeek } from '@fluentui/react-calendar-compat'
import { calendarDate } from '#shared/domain/date.ts'
import { Popover } from '../on-screen/popover.tsx'

interface CalendarPopoverProps {
  readonly target: HTMLElement | null
  /** The day to begin with, unix seconds; null: today. */
  readonly value: number | null
  /** No later day can be chosen; unix seconds. */
  readonly latest: number | undefined
  readonly onChoose: (day: number) => void
  readonly onClose: () => void
}

/** The calendar of a `DateInput`; a chunk of its own. */
export const CalendarPopover = ({ target, value, latest, onChoose, onClose }: CalendarPopoverProps) => (
  <Popover trapFocus target={target} position="below" align="start" onClose={onClose} aria-label="Calendar">
    <Calendar
      {...(value === null ? {} : { value: calendarDate(value) })}
      {...(latest === undefined ? {} : { maxDate: calendarDate(latest) })}
      firstDayOfWeek={DayOfWeek.Monday}
      showMonthPickerAsOverlay
      showGoToToday
      onSelectDate={(day) => onChoose(Math.floor(day.getTime() / 1000))}
      onDismiss={onClose}
    />
  </Popover>
)
