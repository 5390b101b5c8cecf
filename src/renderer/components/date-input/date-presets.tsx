import { Field, Select } from '@fluentui/react-components'
import { useToday } from '#components/clock/use-today.ts'
import { formatDashboardDate, formatFormDate } from '#shared/domain/date.ts'
import { DATE_PRESET_LABELS, DATE_PRESETS, type DatePreset, isDatePreset, presetDays } from '#shared/domain/date-presets.ts'

/** A first and a last day as typed. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** A period with a name, beside those that every choice of a period offers. */
export interface NamedDays extends Days {
  readonly name: string
  readonly label: string
}

export interface DatePresetsProps {
  readonly value: Days
  /** As the days are typed: `YYYY-MM-DD`, in dashboards `DD-MM-YYYY`. */
  readonly format?: 'form' | 'dashboard'
  /** No later day, unix seconds: a period that runs on ends there. */
  readonly latest?: number | undefined
  /** Offered first. */
  readonly more?: readonly NamedDays[] | undefined
  /** `preset`: its name, where it is one of the usual ones. */
  readonly onChoose: (days: Days & { readonly preset?: DatePreset | undefined }) => void
}

const NONE: readonly NamedDays[] = []

/** The periods that can be chosen by name. */
export const namedDays = ({ format = 'form', latest, more = NONE }: Omit<DatePresetsProps, 'value' | 'onChoose'>, now: number): readonly NamedDays[] => {
  const write = format === 'form' ? formatFormDate : formatDashboardDate
  const presets = DATE_PRESETS.map((name) => {
    const { first, last } = presetDays(name, now)
    return { name, label: DATE_PRESET_LABELS[name], from: write(first), to: write(Math.min(last, latest ?? last)) }
  })
  return [...more, ...presets]
}

/** A period by its name: it sets the first and the last day, which can then be changed. Days of no such period are "Custom". */
export const DatePresets = ({ value, onChoose, ...rest }: DatePresetsProps) => {
  const periods = namedDays(rest, useToday())
  const chosen = periods.find(({ from, to }) => from === value.from && to === value.to)
  return (
    <Field label="Period">
      <Select
        value={chosen?.name ?? ''}
        onChange={(_, { value: name }) => {
          const period = periods.find((each) => each.name === name)
          if (period !== undefined) onChoose({ from: period.from, to: period.to, preset: isDatePreset(period.name) ? period.name : undefined })
        }}
      >
        <option value="" disabled={chosen !== undefined}>
          {value.from === '' && value.to === '' ? 'Any time' : 'Custom'}
        </option>
        {periods.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
