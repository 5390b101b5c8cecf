import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { formatCount } from '#shared/domain/text.ts'
import type { GridCell } from '../grid/grid-shape.ts'
import type { GridStyles } from '../grid/grid-styles.ts'
import { RowCheckbox } from '../grid/row-checkbox.tsx'
import type { ColumnSum } from '../sums/sums-of.ts'

const useStyles = makeStyles({
  row: { backgroundColor: tokens.colorNeutralBackground3, cursor: 'pointer' },
  inSight: { position: 'sticky', top: 'var(--grid-head)', zIndex: 2 },
  // Its width is that of the row; what it says keeps to the width in sight.
  cell: {
    minWidth: 0,
    lineHeight: 'calc(var(--grid-row) - 1px)',
    ':focus': { outlineStyle: 'none' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  content: {
    position: 'sticky',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    maxWidth: 'calc(100cqw - 40px)',
    paddingInline: tokens.spacingHorizontalS,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  chevron: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground2 },
  label: { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: tokens.fontWeightSemibold },
  muted: { overflow: 'hidden', textOverflow: 'ellipsis', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  count: { flexShrink: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})

/** Where and how the grid draws a header. */
export interface DrawnGroup<Row> {
  /** Pixels; null: it stays below the header of the table while its rows are scrolled. */
  readonly start: number | null
  readonly cells: readonly GridCell<Row>[]
  readonly styles: GridStyles
  /** Place of the cell that takes the focus, when it is in this row. */
  readonly activePlace: number | undefined
}

interface GroupRowProps<Row> extends DrawnGroup<Row> {
  readonly line: number
  /** Of the column that groups. */
  readonly title: string
  readonly label: string
  /** How many it has. */
  readonly rows: number
  /** Its place among the groups, from 1. */
  readonly of: { readonly place: number; readonly count: number }
  readonly isOpen: boolean
  /** Undefined: the table has no selection. */
  readonly isSelected: boolean | 'mixed' | undefined
  readonly sums: readonly ColumnSum[]
}

/** The header of a group: its value, how many rows it has, and what they add up to. The grid handles clicks and keys. */
export function GroupRow<Row>(props: GroupRowProps<Row>): ReactElement {
  const { line, title, label, isOpen, isSelected, activePlace, cells, styles, sums } = props
  const own = useStyles()
  const first = isSelected === undefined ? 0 : 1
  const [checkbox] = cells
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the cells of the row.
    <div
      role="row"
      aria-level={1}
      aria-expanded={isOpen}
      aria-posinset={props.of.place}
      aria-setsize={props.of.count}
      aria-rowindex={line + 2}
      data-index={line}
      className={mergeClasses(styles.row, own.row, props.start === null && own.inSight)}
      style={props.start === null ? undefined : { transform: `translateY(${props.start}px)` }}
    >
      <div role="presentation" className={mergeClasses(styles.line, styles.rowLine)}>
        {isSelected !== undefined && checkbox !== undefined && (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the checkbox in it.
          <div role="gridcell" aria-colindex={1} className={checkbox.className} style={checkbox.style}>
            <RowCheckbox label={`Select the group ${label}`} checked={isSelected} isActive={activePlace === 0} styles={styles} />
          </div>
        )}
        <div
          role="gridcell"
          tabIndex={activePlace !== undefined && activePlace >= first ? 0 : -1}
          aria-colindex={first + 1}
          aria-colspan={cells.length - first}
          data-spans={activePlace !== undefined && activePlace >= first ? activePlace : ''}
          className={own.cell}
          style={{ gridColumn: `${first + 1} / -1` }}
        >
          <span className={own.content} style={{ left: first === 0 ? 0 : '40px' }} title={`${title}: ${label}`}>
            <span className={own.chevron}>{isOpen ? <ChevronDownRegular fontSize={16} /> : <ChevronRightRegular fontSize={16} />}</span>
            <span className={own.label} dir="auto">
              {label}
            </span>
            <span className={own.count}>{formatCount(props.rows)}</span>
            {sums.map((sum) => (
              <span key={sum.title} className={own.muted} title={`${sum.title}: ${sum.texts.join(', ')}`}>
                {sum.title}: {sum.texts.join(' · ')}
              </span>
            ))}
          </span>
        </div>
      </div>
    </div>
  )
}
