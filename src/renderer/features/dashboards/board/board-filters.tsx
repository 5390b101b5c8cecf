import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import { namedDays } from '#components/date-input/date-presets.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import type { FilterField } from '#components/filter-bar/filter-field.ts'
import { isUnreadable } from '#components/typed-value/range-end.ts'
import { dayProblem, type FilterControl, type FilterValues, initialValues } from './filter-control.ts'

const useStyles = makeStyles({ problem: { color: tokens.colorStatusDangerForeground1 } })

interface BoardFiltersProps {
  /** Names them for screen readers: "Filter the Renewal Dashboard". */
  readonly label: string
  readonly controls: readonly FilterControl[]
  /** What filters now: what was typed gives way to it when it changes. */
  readonly applied: FilterValues
  readonly onSearch: (values: FilterValues) => void
  readonly onReset: () => void
}

/** The filters of a dashboard as chips in a line. They apply at once, a day once it is whole; Search applies them too, Reset brings back those it begins with. */
export const BoardFilters = ({ label, controls, applied, onSearch, onReset }: BoardFiltersProps) => {
  const styles = useStyles()
  const today = useToday()
  // Compared by content: the same values come as another object when the choices of the pickers arrive, and what was typed stays.
  const given = JSON.stringify(applied)
  const [chosen, choose] = useState({ given, values: applied })
  const values = chosen.given === given ? chosen.values : applied
  const problem = problemOf(controls, values)
  const apply = (next: FilterValues): void => {
    choose({ given, values: next })
    if (problemOf(controls, next) === '') onSearch(next)
  }
  const search = (): void => apply(values)
  return (
    <FilterBar
      label={label}
      isWhole
      fields={controls.flatMap((control) => fieldOf(control, controls, values, (part) => apply({ ...values, ...part }), today))}
      onClear={onReset}
      onEnter={search}
    >
      <Button size="small" icon={<SearchRegular />} onClick={search}>
        Search
      </Button>
      <Button
        size="small"
        onClick={() => {
          choose({ given, values: initialValues(controls) })
          onReset()
        }}
      >
        Reset
      </Button>
      <Text role="status" size={200} className={styles.problem}>
        {problem}
      </Text>
    </FilterBar>
  )
}

/** What is wrong with the first day that cannot be searched for, named; empty where nothing is. */
const problemOf = (controls: readonly FilterControl[], values: FilterValues): string => {
  const [first = ''] = controls.flatMap((control) => {
    const wrong = dayProblem(control, controls, values)
    return wrong === null ? [] : [`${control.label}: ${wrong}`]
  })
  return first
}

const fieldOf = (
  control: FilterControl,
  controls: readonly FilterControl[],
  values: FilterValues,
  set: (part: FilterValues) => void,
  today: number,
): readonly FilterField[] => {
  const { name, label } = control
  const value = values[name] ?? ''
  switch (control.kind) {
    case 'text':
      return [{ kind: 'text', name, label, value, onChange: (text) => set({ [name]: text }) }]
    case 'select': {
      const { options, sets } = control
      return [oneOf(name, label, value, options, (choice) => set({ [name]: choice, ...sets?.(choice) }))]
    }
    case 'combo': {
      const { options, dependsOn } = control
      const other = dependsOn === undefined ? '' : (values[dependsOn.name] ?? '')
      const disabledReason = dependsOn !== undefined && other === '' ? dependsOn.hint : undefined
      const choices = typeof options === 'function' ? options(other) : options
      return [{ ...oneOf(name, label, value, choices, (choice) => set({ [name]: choice })), disabledReason }]
    }
    case 'day':
      return daysOf(control, controls[controls.indexOf(control) + 1], values, set, today)
    case 'chart':
      return []
  }
}

const oneOf = (
  name: string,
  label: string,
  value: string,
  options: readonly { readonly value: string; readonly label: string }[],
  onChoose: (choice: string) => void,
): FilterField => ({
  kind: 'one-of',
  name,
  label,
  value: value === '' ? null : value,
  options: () => options,
  labelOf: (each) => options.find((option) => option.value === each)?.label ?? each,
  onChange: (choice) => onChoose(choice ?? ''),
})

/** The first and the last day as one filter; the last day has none of its own. */
const daysOf = (
  first: Extract<FilterControl, { readonly kind: 'day' }>,
  last: FilterControl | undefined,
  values: FilterValues,
  set: (part: FilterValues) => void,
  today: number,
): readonly FilterField[] => {
  const { range, latest } = first
  if (range === undefined || last === undefined) return []
  const days = { format: 'dashboard' as const, latest, more: range.more }
  const value = { from: values[first.name] ?? '', to: values[last.name] ?? '' }
  return [
    {
      kind: 'range',
      name: first.name,
      label: range.label,
      unit: 'day',
      isRequired: true,
      value,
      unreadable: [value.from, value.to].find((day) => isUnreadable('day', day)),
      days,
      said: namedDays(days, today).find(({ from, to }) => from === value.from && to === value.to)?.label,
      onChange: ({ from, to }) => set({ [first.name]: from, [last.name]: to }),
    },
  ]
}
