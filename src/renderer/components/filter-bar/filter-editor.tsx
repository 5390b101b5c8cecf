import { Button, Checkbox, Input, makeStyles, Radio, SearchBox, Text, tokens } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { CURRENCIES } from '#shared/domain/currency.ts'
import { placesFound, searchedText } from '#shared/domain/text/typed-search.ts'
import { formatCount, truncate } from '#shared/domain/text.ts'
import { CleanedField } from '../clean-text/cleaned-field.tsx'
import { DateInput } from '../date-input/date-input.tsx'
import { DatePresets } from '../date-input/date-presets.tsx'
import { AMOUNT_NOT_READABLE } from '../money/amount.ts'
import { Popover } from '../on-screen/popover.tsx'
import { onKeys } from '../shortcuts/composition.ts'
import { AmountInput } from '../typed-value/amount-input.tsx'
import { DAY_NOT_READABLE, isUnreadable, type RangeUnit } from '../typed-value/range-end.ts'
import type { AnyOfField, FilterField, FilterOption, OneOfField, RangeField } from './filter-field.ts'

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: '28ch', maxWidth: '44ch' },
  done: { alignSelf: 'flex-end' },
})

interface FilterEditorProps {
  readonly field: FilterField
  readonly target: HTMLElement | null
  readonly onClose: () => void
  /** Enter in a text closes the editor, and then this. */
  readonly onEnter?: (() => void) | undefined
}

/**
 * Sets one filter, at its chip; the list follows at every change. A chunk of its own, loaded with the first filter
 * that is opened.
 */
export const FilterEditor = ({ field, target, onClose, onEnter }: FilterEditorProps) => {
  const styles = useStyles()
  return (
    <Popover trapFocus target={target} position="below" align="start" onClose={onClose} className={styles.surface} aria-label={`Filter by ${field.label}`}>
      <Editor field={field} onClose={onClose} onEnter={onEnter} />
      <Button className={styles.done} size="small" onClick={onClose}>
        Done
      </Button>
    </Popover>
  )
}

const Editor = ({ field, onClose, onEnter }: Pick<FilterEditorProps, 'field' | 'onClose' | 'onEnter'>) => {
  if (field.kind === 'one-of' || field.kind === 'any-of') return <ChoiceList field={field} />
  if (field.kind === 'range') {
    const { unit, value, onChange, days } = field
    return (
      <>
        {unit === 'day' && <DatePresets {...days} value={value} onChoose={onChange} />}
        <RangeEnd label="From" unit={unit} days={days} value={value.from} onChange={(from) => onChange({ from, to: value.to })} onClose={onClose} />
        <RangeEnd label="To" unit={unit} days={days} value={value.to} onChange={(to) => onChange({ from: value.from, to })} onClose={onClose} />
      </>
    )
  }
  return (
    <CleanedField label={`${field.label} contains`}>
      <Input
        value={field.value}
        onChange={(_, data) => field.onChange(data.value)}
        onKeyDown={onKeys((event) => {
          if (event.key !== 'Enter') return
          // The chip has the focus by then, and would open the editor again.
          event.preventDefault()
          onClose()
          onEnter?.()
        })}
      />
    </CleanedField>
  )
}

interface RangeEndProps {
  readonly label: string
  readonly unit: RangeUnit
  readonly days: RangeField['days']
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

const PROBLEMS: Readonly<Record<RangeUnit, string>> = { day: DAY_NOT_READABLE, amount: AMOUNT_NOT_READABLE }

/**
 * One end of a range. The list follows what can be read; a text that cannot waits until the user goes on, for it may be
 * half a date.
 */
const RangeEnd = ({ label, unit, days, value, onChange, onClose }: RangeEndProps) => {
  const [waiting, setWaiting] = useState<{ readonly text: string; readonly over: string } | null>(null)
  const typed = waiting?.over === value ? waiting.text : null
  const change = (text: string): void => {
    const waits = isUnreadable(unit, text)
    setWaiting(waits ? { text, over: value } : null)
    if (!waits) onChange(text)
  }
  const goOn = (): void => {
    if (typed !== null) onChange(typed)
  }
  const text = typed ?? value
  const isWrong = typed === null && isUnreadable(unit, value)
  const control = { value: text, onChange: change, onBlur: goOn, onEnter: typed === null && !isWrong ? onClose : goOn }
  return (
    <CleanedField label={label} validationState={isWrong ? 'error' : 'none'} validationMessage={isWrong ? PROBLEMS[unit] : null}>
      {unit === 'day' ? (
        <DateInput
          {...control}
          {...(days?.format === undefined ? {} : { format: days.format })}
          {...(days?.latest === undefined ? {} : { latest: days.latest })}
        />
      ) : (
        <AmountInput {...control} currencies={CURRENCIES} />
      )}
    </CleanedField>
  )
}

const useChoiceStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minHeight: 0 },
  options: { display: 'flex', flexDirection: 'column', overflowY: 'auto', maxHeight: '40vh', border: 'none', margin: 0, padding: 0 },
  option: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground3 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

/** From this many options on they can be searched. */
const SEARCHABLE_FROM = 9
/** Characters of an option that are drawn: its beginning tells it from others. */
const LABEL = 120
/** This many are drawn at most; the search narrows the rest. */
const DRAWN_OPTIONS = 100

/**
 * The options of a choice filter: radio buttons for one, checkboxes for several, with a search where there are many.
 */
const ChoiceList = ({ field }: { readonly field: OneOfField | AnyOfField }) => {
  const styles = useChoiceStyles()
  const { options: optionsOf } = field
  const options = useMemo(() => optionsOf(), [optionsOf])
  const [search, setSearch] = useState('')
  const texts = useMemo(() => options.map(({ label }) => searchedText(label)), [options])
  const found = placesFound(texts, search).flatMap((place) => options[place] ?? [])
  const drawn = found.slice(0, DRAWN_OPTIONS)

  return (
    <div className={styles.root}>
      {options.length >= SEARCHABLE_FROM && (
        <SearchBox size="small" aria-label={`Search ${field.label}`} placeholder="Search" value={search} onChange={(_, data) => setSearch(data.value)} />
      )}
      <fieldset className={styles.options} aria-label={field.label}>
        {drawn.map((option) => (
          <div key={option.value} className={styles.option} title={option.disabledReason}>
            <Choice field={field} option={option} />
            {option.count !== undefined && <span className={styles.count}>{formatCount(option.count)}</span>}
          </div>
        ))}
      </fieldset>
      {found.length === 0 && <Text className={styles.note}>{options.length === 0 ? 'No row has a value here.' : 'Nothing matches.'}</Text>}
      {found.length > drawn.length && <Text className={styles.note}>{found.length - drawn.length} more: type to narrow them down.</Text>}
    </div>
  )
}

const Choice = ({ field, option }: { readonly field: OneOfField | AnyOfField; readonly option: FilterOption }) => {
  const { value, disabledReason } = option
  const label = truncate(option.label, LABEL)
  const disabled = disabledReason !== undefined
  if (field.kind === 'one-of') {
    return <Radio name={field.name} value={value} label={label} disabled={disabled} checked={field.value === value} onChange={() => field.onChange(value)} />
  }
  const isChosen = field.value.includes(value)
  const toggled = isChosen ? field.value.filter((other) => other !== value) : [...field.value, value]
  return <Checkbox label={label} disabled={disabled} checked={isChosen} onChange={() => field.onChange(toggled)} />
}
