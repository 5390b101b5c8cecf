import { Button, Field, Input, makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components'
import { ChoiceList } from './choice-list.tsx'
import type { FilterField } from './filter-field.ts'

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
        {field.kind === 'text' ? (
          <Field label={`${field.label} contains`}>
            <Input
              value={field.value}
              onChange={(_, data) => field.onChange(data.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onClose()
              }}
            />
          </Field>
        ) : (
          <ChoiceList field={field} />
        )}
        <Button className={styles.done} size="small" onClick={onClose}>
          Done
        </Button>
      </PopoverSurface>
    </Popover>
  )
}
