import { mergeClasses } from '@fluentui/react-components'
import { memo, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cellText, cutText } from '../column.ts'
import type { GridCell } from './grid-shape.ts'
import type { GridStyles } from './grid-styles.ts'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

interface DataCellProps<Row> {
  readonly row: Row
  readonly cell: Extract<GridCell<Row>, { kind: 'data' }>
  readonly place: number
  readonly isActive: boolean
  readonly styles: GridStyles
}

/** One cell of data. A plain function, called by the row: as a component it would cost as much again as what it draws. */
export function dataCell<Row>({ row, cell, place, isActive, styles }: DataCellProps<Row>): ReactElement {
  const { column, className, left } = cell
  const key = column.id
  const attributes = {
    className,
    'aria-colindex': place + 1,
    ...(left === undefined ? {} : { style: { left } }),
  }
  if (column.render) {
    const content = column.render(row)
    return (
      <div key={key} role="gridcell" tabIndex={isActive ? 0 : -1} {...attributes}>
        {column.interactive === true ? <CellControls>{content}</CellControls> : content}
      </div>
    )
  }
  const whole = cellText(column, row)
  const text = cutText(whole, column.cutAt)
  const cut = text === whole ? {} : { 'data-whole': whole }
  if (column.kind === 'badge') {
    return (
      <div key={key} role="gridcell" tabIndex={isActive ? 0 : -1} {...attributes} {...cut}>
        {text === '' ? null : <span className={mergeClasses(styles.badge, styles[column.tone(row)])}>{text}</span>}
      </div>
    )
  }
  const toned = column.kind === 'number' && column.tone ? { className: mergeClasses(className, styles.toned, styles[column.tone(row)]) } : {}
  return (
    <div key={key} role="gridcell" tabIndex={isActive ? 0 : -1} {...attributes} {...toned} {...cut} {...(RIGHT_TO_LEFT.test(text) ? { dir: 'auto' } : {})}>
      {text}
    </div>
  )
}

/** What can have the focus inside a cell. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Controls inside a cell, out of the tab order: the grid is one tab stop, Enter or F2 lead from the cell into them. */
const CellControls = memo(({ children }: { readonly children: ReactNode }) => {
  const content = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    for (const control of content.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []) control.tabIndex = -1
  })
  return (
    <span ref={content} data-cell-controls="" style={{ display: 'contents' }}>
      {children}
    </span>
  )
})
CellControls.displayName = 'CellControls'
