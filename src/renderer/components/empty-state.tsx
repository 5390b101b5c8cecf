import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    padding: tokens.spacingHorizontalXXXL,
    textAlign: 'center',
  },
  icon: { fontSize: tokens.fontSizeHero900, color: tokens.colorNeutralForeground3 },
  text: { margin: 0 },
  explanation: { color: tokens.colorNeutralForeground2, maxWidth: '60ch', overflowWrap: 'anywhere', textWrap: 'balance' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
})

export interface EmptyStateProps {
  readonly icon: FluentIcon
  readonly title: string
  readonly explanation?: ReactNode
  readonly details?: ReactNode
  readonly actions?: ReactNode
  /** `alert` reads it out at once. */
  readonly role?: 'alert'
  /** `h1` where it stands alone in the window, without the shell's heading. */
  readonly heading?: 'h1' | 'h2'
}

/** Stands where content would be: what there is not, why, and what to do next. */
export const EmptyState = ({ icon: Icon, title, explanation, details, actions, role, heading = 'h2' }: EmptyStateProps) => {
  const styles = useStyles()
  return (
    <div className={styles.root} role={role}>
      <Icon className={styles.icon} aria-hidden />
      <Text as={heading} size={500} weight="semibold" className={styles.text}>
        {title}
      </Text>
      {explanation !== undefined && (
        <Text as="p" align="center" className={mergeClasses(styles.text, styles.explanation)}>
          {explanation}
        </Text>
      )}
      {details}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
