import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled, SubtractFilled } from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import type { GridStyles } from './grid-styles.ts'
import { FOCUS_TARGET } from './use-active-cell.ts'

interface RowCheckboxProps {
  readonly label: string
  readonly checked: boolean | 'mixed'
  readonly isActive: boolean
  readonly styles: GridStyles
  /** There is nothing that it could select. */
  readonly isDisabled?: boolean
}

/** A checkbox without state of its own: the grid handles the click and the Space key of the cell around it. */
export function RowCheckbox({ label, checked, isActive, styles, isDisabled = false }: RowCheckboxProps): ReactElement {
  return (
    <span
      role="checkbox"
      tabIndex={isActive ? 0 : -1}
      aria-checked={checked}
      aria-disabled={isDisabled}
      aria-label={label}
      className={mergeClasses(styles.checkbox, checked === false ? undefined : styles.checked, isDisabled ? styles.disabled : undefined)}
      {...{ [FOCUS_TARGET]: '' }}
    >
      {checked === true ? <CheckmarkFilled fontSize={12} /> : null}
      {checked === 'mixed' ? <SubtractFilled fontSize={12} /> : null}
    </span>
  )
}
