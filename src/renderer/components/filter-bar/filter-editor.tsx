import { Button, Field, Input, makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components'
import { DateInput } from '../date-input/date-input.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { FilterField, RangeField } from './filter-field.ts'

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: '28ch', maxWidth: '44ch' },
  done: { alignSelf: 'flex-end' },
})

interface FilterEditorProps {
  readonly field: FilterField
  readonly target: HTMLElement | null
  readonly onClose: () => void
}

/** Sets one filter, at its chip; the list follows at every change. A chunk of its own, loaded with the first filter that is opened. */
export const FilterEditor = ({ field, target, onClose }: FilterEditorProps) => {
  const styles = useStyles()
  return (
    <Popover open trapFocus positioning={{ target, position: 'below', align: 'start' }} onOpenChange={(_, { open }) => !open && onClose()}>
      <PopoverSurface className={styles.surface} aria-label={`Filter by ${field.label}`}>
        <Editor field={field} onClose={onClose} />
        <Button className={styles.done} size="small" onClick={onClose}>
          Done
        </Button>
      </PopoverSurface>
    </Popover>
  )
}

const Editor = ({ field, onClose }: Pick<FilterEditorProps, 'field' | 'onClose'>) => {
  if (field.kind === 'one-of' || field.kind === 'any-of') return <ChoiceList field={field} />
  if (field.kind === 'range') {
    const { unit, value, onChange } = field
    return (
      <>
        <Typed label="From" type={unit} value={value.from} onChange={(from) => onChange({ ...value, from })} onClose={onClose} />
        <Typed label="To" type={unit} value={value.to} onChange={(to) => onChange({ ...value, to })} onClose={onClose} />
      </>
    )
  }
  return <Typed label={`${field.label} contains`} type="text" value={field.value} onChange={field.onChange} onClose={onClose} />
}

interface TypedProps {
  readonly label: string
  readonly type: 'text' | RangeField['unit']
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

const Typed = ({ label, type, value, onChange, onClose }: TypedProps) => (
  <Field label={label}>
    {type === 'day' ? (
      <DateInput value={value} onChange={onChange} />
    ) : (
      <Input
        {...(type === 'amount' ? { inputMode: 'decimal' } : {})}
        value={value}
        onChange={(_, data) => onChange(data.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onClose()
        }}
      />
    )}
  </Field>
)
