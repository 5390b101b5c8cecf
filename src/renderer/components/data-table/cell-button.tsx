import type { ReactElement, ReactNode } from 'react'
import type { GridStyles } from './grid-styles.ts'
import { FOCUS_TARGET } from './use-active-cell.ts'

interface CellButtonProps {
  readonly label: string
  /** Present for a button that opens and closes something below; a menu button otherwise. */
  readonly expanded?: boolean
  /** Takes the grid's tab stop for its cell. */
  readonly isActive: boolean
  readonly styles: GridStyles
  readonly children: ReactNode
}

/** A table's own button in a cell. The grid handles its click and its keys. */
export function CellButton({ label, expanded, isActive, styles, children }: CellButtonProps): ReactElement {
  const state = expanded === undefined ? { 'aria-haspopup': 'menu' as const } : { 'aria-expanded': expanded }
  return (
    <button type="button" tabIndex={isActive ? 0 : -1} aria-label={label} className={styles.iconButton} {...state} {...{ [FOCUS_TARGET]: '' }}>
      {children}
    </button>
  )
}
