import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { keepFocus } from '../keep-focus.ts'

const GAP = tokens.spacingHorizontalL

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    // As many columns as fit, four at most; on a narrow window one.
    gridTemplateColumns: `repeat(auto-fill, minmax(max(min(208px, 100%), (100% - 3 * ${GAP}) / 4), 1fr))`,
    alignItems: 'start',
    columnGap: GAP,
    rowGap: tokens.spacingVerticalM,
    // A control takes its column, also where the column is narrower than the 20 characters that browsers give an empty text field.
    '& .fui-Field': { minWidth: 0 },
    '& .fui-Input, & .fui-Input__input': { minWidth: 0, width: '100%' },
  },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, margin: 0, padding: 0, border: 'none', minWidth: 0 },
  // Fluent draws a control as disabled by its own property only, not by the field set around it.
  locked: { '& input, & textarea, & select, & button': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' } },
})

export const FieldGrid = ({ children }: { readonly children: ReactNode }) => <div className={useStyles().grid}>{children}</div>

/** Fields that can be locked together, such as while what they show is not known to be what the platform has. */
export const LockedFields = ({ isLocked, children }: { readonly isLocked: boolean; readonly children: ReactNode }) => {
  const styles = useStyles()
  return (
    <fieldset className={mergeClasses(styles.fields, isLocked && styles.locked)} disabled={isLocked}>
      {children}
    </fieldset>
  )
}

const stop = (event: FocusEvent): void => event.stopPropagation()

/** Adds a row, which takes the focus: a field that is empty does not count as left by that, as a form would check it. */
const addRow = (onAdd: () => void): void => {
  const field = document.activeElement
  if (field !== null && 'value' in field && field.value === '') {
    window.addEventListener('focusout', stop, true)
    // The row is drawn and has the focus before the next task.
    setTimeout(() => window.removeEventListener('focusout', stop, true))
  }
  onAdd()
}

/** Adds a row to a form, below its rows. */
export const AddRowButton = ({ className, onAdd, children }: { readonly className?: string; readonly onAdd: () => void; readonly children: string }) => (
  <Button className={className} icon={<AddRegular />} onMouseDown={keepFocus} onClick={() => addRow(onAdd)}>
    {children}
  </Button>
)
