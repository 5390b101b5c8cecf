import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { chipText, type FilterField, isFieldSet, unsetField } from './filter-field.ts'

const FilterEditor = lazy(async () => ({ default: (await import('./filter-editor.tsx')).FilterEditor }))

const useStyles = makeStyles({
  chip: { display: 'inline-flex', maxWidth: '40ch', border: 'none', margin: 0, padding: 0 },
  part: { minWidth: 'unset', fontWeight: tokens.fontWeightRegular },
  text: {
    display: 'inline-block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderEndEndRadius: 0,
    borderStartEndRadius: 0,
  },
  remove: { flexShrink: 0, borderEndStartRadius: 0, borderStartStartRadius: 0, borderInlineStartWidth: 0 },
  set: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
})

interface FilterChipProps {
  readonly field: FilterField
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Told after the filter was unset: the chip, and the focus on it, are about to go. */
  readonly onRemoved: () => void
}

/** A filter in use: says what it keeps, opens its editor, and can be removed. */
export const FilterChip = ({ field, isOpen, onOpenChange, onRemoved }: FilterChipProps) => {
  const styles = useStyles()
  const [chip, setChip] = useState<HTMLElement | null>(null)
  const isSet = isFieldSet(field)
  const text = isSet ? chipText(field) : field.label

  const closeEditor = (): void => {
    onOpenChange(false)
    if (isSet) chip?.querySelector('button')?.focus()
    else onRemoved()
  }
  const remove = (): void => {
    onOpenChange(false)
    unsetField(field)
    onRemoved()
  }

  const part = mergeClasses(styles.part, isSet && styles.set)
  return (
    <>
      <fieldset ref={setChip} className={styles.chip} aria-label={text}>
        <Button
          size="small"
          className={mergeClasses(part, styles.text)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          title={text}
          dir="auto"
          onClick={() => onOpenChange(!isOpen)}
        >
          {text}
        </Button>
        <Button
          size="small"
          className={mergeClasses(part, styles.remove)}
          icon={<DismissRegular />}
          aria-label={`Remove the filter ${text}`}
          onClick={remove}
        />
      </fieldset>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterEditor field={field} target={chip} onClose={closeEditor} />
        </Suspense>
      )}
    </>
  )
}
