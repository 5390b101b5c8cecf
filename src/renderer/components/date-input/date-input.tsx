import { Button, Input, type InputProps } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons'
import { type RefCallback, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { formatDashboardDate, formatFormDate, parseDashboardDate, parseFormDate } from '#shared/domain/date.ts'
import { useLayoutStyles } from '../layout-styles.ts'
import { onKeys } from '../shortcuts/composition.ts'

const importCalendar = () => import('./calendar-popover.tsx')
const CalendarPopover = lazyPart(async () => (await importCalendar()).CalendarPopover)
const loadAhead = (): void => void importCalendar()

const FORMATS = {
  form: { pattern: 'YYYY-MM-DD', format: formatFormDate, parse: parseFormDate },
  dashboard: { pattern: 'DD-MM-YYYY', format: formatDashboardDate, parse: parseDashboardDate },
} as const

export interface DateInputProps
  extends Pick<InputProps, 'id' | 'name' | 'size' | 'disabled' | 'onBlur' | 'aria-label' | 'aria-invalid' | 'title' | 'className'> {
  /** What is typed: `YYYY-MM-DD` (of dashboards `DD-MM-YYYY`) once it is a day, empty for none. */
  readonly value: string
  readonly format?: keyof typeof FORMATS
  /** The calendar offers no later day; unix seconds. */
  readonly latest?: number
  readonly onChange: (typed: string) => void
  readonly ref?: RefCallback<HTMLInputElement>
}

/** A day, typed as `YYYY-MM-DD` (of dashboards `DD-MM-YYYY`) whatever the machine's own way of writing dates is, or chosen in a calendar (Alt+Down). */
export const DateInput = ({ value, onChange, format = 'form', latest, disabled = false, ref, ...rest }: DateInputProps) => {
  const layout = useLayoutStyles()
  const written = FORMATS[format]
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLSpanElement>(null)
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
        value={value}
        disabled={disabled}
        placeholder={written.pattern}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        onChange={(_, data) => onChange(data.value)}
        onKeyDown={onKeys((event) => {
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
      {isOpen && (
        <CalendarPopover
          target={field.current}
          value={written.parse(value)}
          latest={latest}
          onChoose={(day) => {
            onChange(written.format(day))
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
