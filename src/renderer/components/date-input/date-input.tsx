import { Button, Input, type InputProps, Text } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons'
import { type RefCallback, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { formatDashboardDate, formatFormDate, formatLongDate, parseDay } from '#shared/domain/date.ts'
import { useLayoutStyles } from '../layout-styles.ts'
import { onKeys } from '../shortcuts/composition.ts'
import { useTypedValue } from '../typed-value/use-typed-value.ts'

const importCalendar = () => import('./calendar-popover.tsx')
const CalendarPopover = lazyPart(async () => (await importCalendar()).CalendarPopover)
const loadAhead = (): void => void importCalendar()

const FORMATS = {
  form: { pattern: 'YYYY-MM-DD', format: formatFormDate },
  dashboard: { pattern: 'DD-MM-YYYY', format: formatDashboardDate },
} as const

export interface DateInputProps
  extends Pick<InputProps, 'id' | 'name' | 'size' | 'disabled' | 'onBlur' | 'aria-label' | 'aria-invalid' | 'title' | 'className'> {
  /** `YYYY-MM-DD` (of dashboards `DD-MM-YYYY`), empty for none; what cannot be read as it was typed. */
  readonly value: string
  readonly format?: keyof typeof FORMATS
  /** The calendar offers no later day; unix seconds. */
  readonly latest?: number
  readonly onChange: (day: string) => void
  /** Enter was pressed in the text; without it the key is the form's. */
  readonly onEnter?: () => void
  readonly ref?: RefCallback<HTMLInputElement>
}

/**
 * A day, typed in any notation that `parseDay` reads or chosen in a calendar (Alt+Down). On leaving it shows the day in
 * one notation.
 */
export const DateInput = ({ value, onChange, format = 'form', latest, disabled = false, ref, onBlur, onEnter, ...rest }: DateInputProps) => {
  const layout = useLayoutStyles()
  const { pattern, format: write } = FORMATS[format]
  const [isOpen, setOpen] = useState(false)
  // It stays after the field was left: a line that goes would move what the user is about to click.
  const [isExplained, explain] = useState(false)
  const field = useRef<HTMLSpanElement>(null)
  const { text, change, settle } = useTypedValue(value, (typed) => write(parseDay(typed)) || null, onChange)
  const day = parseDay(value)
  const close = (): void => {
    setOpen(false)
    field.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <Input
        {...rest}
        ref={ref}
        root={{ ref: field }}
        input={{ className: layout.wide }}
        value={text}
        disabled={disabled}
        placeholder={pattern}
        autoComplete="off"
        onChange={(_, { value: typed }) => {
          change(typed)
          explain(parseDay(typed) !== null && write(parseDay(typed)) !== typed)
        }}
        onBlur={(event) => {
          settle()
          onBlur?.(event)
        }}
        onKeyDown={onKeys((event) => {
          if (event.key === 'Enter' && onEnter !== undefined) {
            event.preventDefault()
            onEnter()
          }
          if (!event.altKey || event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        })}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={<CalendarRegular />}
            aria-label="Open calendar"
            aria-expanded={isOpen}
            disabled={disabled}
            // The keyboard opens it from the field itself.
            tabIndex={-1}
            onPointerEnter={loadAhead}
            onClick={() => setOpen((was) => !was)}
          />
        }
      />
      {isExplained && rest.size !== 'small' && day !== null && (
        <Text as="span" role="status" size={200} className={layout.muted}>
          {formatLongDate(day)}
        </Text>
      )}
      {isOpen && (
        <CalendarPopover
          target={field.current}
          value={day}
          latest={latest}
          onChoose={(chosen) => {
            onChange(write(chosen))
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
