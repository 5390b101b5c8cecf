import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, margin: 0, padding: 0, border: 'none', minWidth: 0 },
  // Fluent draws a control as disabled by its own property only, not by the field set around it.
  locked: { '& input, & textarea, & select, & button': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' } },
})

/** Fields that can be locked together, such as while what they show is not known to be what the platform has. */
export const LockedFields = ({ isLocked, children }: { readonly isLocked: boolean; readonly children: ReactNode }) => {
  const styles = useStyles()
  return (
    <fieldset className={mergeClasses(styles.fields, isLocked && styles.locked)} disabled={isLocked}>
      {children}
    </fieldset>
  )
}
