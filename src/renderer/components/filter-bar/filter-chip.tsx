import {
  Button,
  Field,
  Input,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components'
import { ChoiceList } from './choice-list.tsx'
import { chipText, type FilterField, isFieldSet, unsetField } from './filter-field.ts'

const useStyles = makeStyles({
  chip: { maxWidth: '40ch' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: '28ch', maxWidth: '44ch' },
  done: { alignSelf: 'flex-end' },
})

interface FilterChipProps {
  readonly field: FilterField
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** A filter in use: says what it keeps, opens its editor, and can be removed. */
export const FilterChip = ({ field, isOpen, onOpenChange }: FilterChipProps) => {
  const styles = useStyles()
  const text = isFieldSet(field) ? chipText(field) : field.label
  return (
    <Popover open={isOpen} onOpenChange={(_, data) => onOpenChange(data.open)} trapFocus positioning="below-start">
      <InteractionTag className={styles.chip} appearance={isFieldSet(field) ? 'brand' : 'outline'}>
        <PopoverTrigger disableButtonEnhancement>
          <InteractionTagPrimary hasSecondaryAction title={text} primaryText={{ className: styles.text }}>
            <span dir="auto">{text}</span>
          </InteractionTagPrimary>
        </PopoverTrigger>
        <InteractionTagSecondary
          // Fluent puts the chip's text before it.
          aria-label="Remove the filter"
          onClick={() => {
            onOpenChange(false)
            unsetField(field)
          }}
        />
      </InteractionTag>
      <PopoverSurface className={styles.surface} aria-label={`Filter by ${field.label}`}>
        {field.kind === 'text' ? (
          <Field label={`${field.label} contains`}>
            <Input
              value={field.value}
              onChange={(_, data) => field.onChange(data.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onOpenChange(false)
              }}
            />
          </Field>
        ) : (
          <ChoiceList field={field} />
        )}
        <Button className={styles.done} size="small" onClick={() => onOpenChange(false)}>
          Done
        </Button>
      </PopoverSurface>
    </Popover>
  )
}
