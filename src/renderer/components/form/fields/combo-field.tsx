import { Combobox, makeStyles, Option } from '@fluentui/react-components'
import { memo, useMemo, useState } from 'react'
import { placesFound, searchedText, wantedBy } from '#shared/domain/text/typed-search.ts'
import { type FieldOption, type FieldOptions, type FieldProps, wholeOptions } from '../field-props.ts'
import { LabelledField, useField } from '../labelled-field.tsx'

// Fluent's own least width is wider than a column of a form may be.
const useStyles = makeStyles({ combo: { minWidth: 0, width: '100%' }, input: { minWidth: 0, width: '100%', textOverflow: 'ellipsis' } })

/** For the chevron of a combobox: the arrow down opens the list from the text, so that Tab has one stop in it. */
export const NO_TAB_STOP = { tabIndex: -1 } as const

/** A list opens below or above its field. Fluent would also put a long one beside it, as high as the window. */
export const LIST_POSITION = { fallbackPositions: ['above' as const] }

/** More options than this are not drawn at once: typing narrows them down. */
const MOST_DRAWN = 100

export interface ComboFieldProps extends FieldProps {
  /** Any number of them. Keep the array stable between renders. */
  readonly options: FieldOptions
  readonly placeholder?: string
  /** Typed text is a value too. Without it only an option can be chosen, and other text is dropped on leaving. */
  readonly freeText?: boolean
  readonly isLoading?: boolean
  /** Called after the user chose or typed, not when the form is filled by code. */
  readonly onChosen?: (value: string) => void
}

/**
 * One of many choices, found by typing; its value is a string, empty for none. A stored value that is no option is
 * shown as it is.
 */
export const ComboField = memo(function ComboField(props: ComboFieldProps) {
  const { placeholder, freeText = false, isLoading = false, onChosen } = props
  const styles = useStyles()
  const { text: value, change, labelled, control } = useField(props)
  /** The text in the box while the user types; null: the label of the value. */
  const [typed, setTyped] = useState<string | null>(null)
  const options = useMemo(() => wholeOptions(props.options), [props.options])
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options])
  const texts = useMemo(() => options.map(({ label }) => searchedText(label)), [options])
  const { drawn, left } = useMemo(() => narrowed(options, texts, typed ?? ''), [options, texts, typed])

  const choose = (chosen: string): void => {
    setTyped(null)
    if (chosen === value) return
    change(chosen)
    onChosen?.(chosen)
  }
  const type = (text: string): void => {
    setTyped(text)
    if (text === '') {
      change('')
      onChosen?.('')
    } else if (freeText) {
      change(text)
      onChosen?.(text)
    }
  }
  return (
    <LabelledField {...labelled}>
      <Combobox
        {...control}
        className={styles.combo}
        input={{ className: styles.input }}
        expandIcon={NO_TAB_STOP}
        positioning={LIST_POSITION}
        freeform
        value={typed ?? labels.get(value) ?? value}
        selectedOptions={value === '' ? [] : [value]}
        autoComplete="off"
        {...(placeholder === undefined ? {} : { placeholder })}
        onInput={(event) => type(event.currentTarget.value)}
        onOptionSelect={(_, data) => data.optionValue !== undefined && choose(data.optionValue)}
        onBlur={() => {
          setTyped(null)
          control.onBlur()
        }}
      >
        {drawn.map((option) => (
          <Option key={option.value} value={option.value} text={option.label} disabled={option.disabled === true}>
            {option.label}
          </Option>
        ))}
        {(left > 0 || drawn.length === 0) && (
          <Option key="more" value="" text="" disabled>
            {restText(isLoading, left, freeText)}
          </Option>
        )}
      </Combobox>
    </LabelledField>
  )
})

/**
 * The options that match what was typed, those that begin with it first, as many as are drawn. `texts`: their labels as
 * they are searched. There may be
 * 100,000 options at every keystroke.
 */
const narrowed = (options: readonly FieldOption[], texts: readonly string[], typed: string): { drawn: readonly FieldOption[]; left: number } => {
  const places = placesFound(texts, typed)
  const start = wantedBy(typed).words.join(' ')
  const beginning: FieldOption[] = []
  const containing: FieldOption[] = []
  for (const place of places) {
    const found = texts[place]?.startsWith(start) === true ? beginning : containing
    const option = options[place]
    if (option !== undefined && found.length < MOST_DRAWN) found.push(option)
  }
  return { drawn: [...beginning, ...containing].slice(0, MOST_DRAWN), left: Math.max(0, places.length - MOST_DRAWN) }
}

const restText = (isLoading: boolean, left: number, freeText: boolean): string => {
  if (isLoading) return 'Loading'
  if (left > 0) return `${left} more: type to narrow them down`
  return freeText ? 'Not in the list: your text is used as typed' : 'Nothing matches'
}
