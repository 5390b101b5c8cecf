import { Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { ReactElement, ReactNode } from 'react'
import { formatCount } from '#shared/domain/text.ts'
import { NOTHING_SELECTED, type Selection, selectedCount } from './selection.ts'

const useStyles = makeStyles({
  bar: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
})

interface SelectionBarProps {
  readonly selection: Selection
  readonly onSelectionChange: (selection: Selection) => void
  readonly matching: number
  /** The whole page is selected and there is more than the page. */
  readonly offerAll: boolean
  readonly bulkActions: ReactNode
}

/** Stands in the place of the toolbar's start while rows are selected: how many, all that match, and what to do with them. */
export function SelectionBar({ selection, onSelectionChange, matching, offerAll, bulkActions }: SelectionBarProps): ReactElement {
  const styles = useStyles()
  const count = selectedCount(selection, matching)
  const isAll = selection.mode === 'all-matching' && selection.except.size === 0
  return (
    <div className={styles.bar} role="status">
      <Button size="small" appearance="subtle" icon={<DismissRegular />} aria-label="Clear the selection" onClick={() => onSelectionChange(NOTHING_SELECTED)} />
      <Text weight="semibold">{isAll ? `All ${formatCount(matching)} matching are selected` : `${formatCount(count)} selected`}</Text>
      {offerAll && !isAll ? (
        <Link as="button" onClick={() => onSelectionChange({ mode: 'all-matching', except: new Set() })}>
          Select all {formatCount(matching)} matching
        </Link>
      ) : null}
      {bulkActions === undefined ? null : <div className={styles.actions}>{bulkActions}</div>}
    </div>
  )
}
