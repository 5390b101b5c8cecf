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
}

/** A checkbox without state of its own: the grid handles the click and the Space key of the cell around it. */
export function RowCheckbox({ label, checked, isActive, styles }: RowCheckboxProps): ReactElement {
  return (
    <span
      role="checkbox"
      tabIndex={isActive ? 0 : -1}
      aria-checked={checked}
      aria-label={label}
      className={mergeClasses(styles.checkbox, checked === false ? undefined : styles.checked)}
      {...{ [FOCUS_TARGET]: '' }}
    >
      {checked === true ? <CheckmarkFilled fontSize={12} /> : null}
      {checked === 'mixed' ? <SubtractFilled fontSize={12} /> : null}
    </span>
  )
}
