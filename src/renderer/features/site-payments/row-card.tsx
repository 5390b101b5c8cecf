import { makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { keepFocus } from '#components/keep-focus.ts'

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    flexGrow: 1,
    minWidth: 0,
    // Fluent's controls want more room than a row of seven has.
    '& .fui-Field, & .fui-Select, & .fui-Input, & select, & input': { minWidth: 0 },
    '& .fui-Select, & .fui-Input': { width: '100%' },
  },
  notice: { gridColumn: '1 / -1' },
  // Beside the controls, below their labels.
  remove: { marginTop: tokens.spacingVerticalXXL },
})

interface RowCardProps {
  readonly label: string
  /** Absent: the row cannot be removed. */
  readonly onRemove?: () => void
  readonly removeBlocked?: string
  /** Above the fields. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** One row of a form that repeats: its fields beside each other, and a button that takes it away. */
export const RowCard = ({ label, onRemove, removeBlocked, notice, children }: RowCardProps) => {
  const styles = useStyles()
  return (
    <div role="group" aria-label={label} className={styles.card}>
      <div className={styles.fields}>
        {notice !== undefined && <div className={styles.notice}>{notice}</div>}
        {children}
      </div>
      {onRemove !== undefined && (
        <ActionButton
          className={styles.remove}
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={`Delete ${label}`}
          title="Delete"
          reason={removeBlocked}
          onMouseDown={keepFocus}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
