import { Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { ReactElement, ReactNode } from 'react'
import { formatCount } from '#shared/domain/text.ts'
import { NOTHING_SELECTED, type Selection, selectedCount } from '../selection.ts'
import { BarActionsOffered, useOfferedActions } from './bar-action.ts'
import { BarActions } from './bar-actions.tsx'

const useStyles = makeStyles({
  // Its one line: what has no room beside the rest of the toolbar has the first line for itself.
  bar: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, flexGrow: 1, minWidth: 0, whiteSpace: 'nowrap' },
  // Only the actions give way.
  kept: { flexShrink: 0 },
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, flexGrow: 1, minWidth: 0 },
})

interface SelectionBarProps {
  readonly selection: Selection
  readonly onSelectionChange: (selection: Selection) => void
  readonly matching: number
  /** The whole page is selected and there is more than the page. */
  readonly offerAll: boolean
  /** Present while more rows are coming: all that match are then those that the user was offered, not those that match later. */
  readonly allIds: (() => readonly string[]) | undefined
  readonly bulkActions: ReactNode
}

/** Takes the place of the toolbar's start while rows are selected: how many, all that match, and what to do with them. */
export function SelectionBar({ selection, onSelectionChange, matching, offerAll, allIds, bulkActions }: SelectionBarProps): ReactElement {
  const styles = useStyles()
  const { actions, offer } = useOfferedActions()
  const count = selectedCount(selection, matching)
  const isAll = selection.mode === 'all-matching' && selection.except.size === 0
  return (
    <div className={styles.bar} role="status">
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label="Clear the selection"
        className={styles.kept}
        onClick={() => onSelectionChange(NOTHING_SELECTED)}
      />
      <Text weight="semibold" className={styles.kept}>
        {isAll ? `All ${formatCount(matching)} matching are selected` : `${formatCount(count)} selected`}
      </Text>
      {offerAll && !isAll && count !== matching ? (
        <Link
          as="button"
          className={styles.kept}
          onClick={() => onSelectionChange(allIds ? { mode: 'some', ids: new Set(allIds()) } : { mode: 'all-matching', except: new Set() })}
        >
          Select all {formatCount(matching)} matching
        </Link>
      ) : null}
      {bulkActions === undefined ? null : (
        <div className={styles.actions}>
          <BarActionsOffered value={offer}>{bulkActions}</BarActionsOffered>
          {actions.length > 0 && <BarActions actions={actions} />}
        </div>
      )}
    </div>
  )
}
