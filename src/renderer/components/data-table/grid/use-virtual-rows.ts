import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer, type Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { ShownGroups } from '../groups/shown-groups.tsx'
import type { TableState } from '../table-state.ts'
import { ROW_HEIGHT } from './metrics.ts'

const OVERSCAN = 2
/** Height of everything above and below the rows of a list, in pixels. */
const ABOVE_AND_BELOW = 230
/** Visible height assumed without layout (jsdom), in pixels. */
export const ASSUMED_HEIGHT = 800

type Options = VirtualizerOptions<HTMLDivElement, Element>

interface VirtualRows {
  readonly rowCount: number
  readonly idAt: (index: number) => string | undefined
  readonly expanded: ReadonlySet<string>
  readonly groups: Pick<ShownGroups<never>, 'headerOf'> | null
  readonly activeRow: number
  /** -1: none. */
  readonly editedRow: number
  /** Pixels. */
  readonly rowHeight: number
  readonly headHeight: number
  readonly footHeight: number
}

/** The rows in sight, with those that must be drawn wherever they are. */
export function useVirtualRows(scroller: RefObject<HTMLDivElement | null>, rows: VirtualRows): Virtualizer<HTMLDivElement, Element> {
  const { rowCount, idAt, expanded, groups, activeRow, editedRow, rowHeight, headHeight, footHeight } = rows
  return useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (index === editedRow ? ROW_HEIGHT : rowHeight),
    overscan: OVERSCAN,
    scrollMargin: headHeight,
    // The header of the group in sight covers a row.
    scrollPaddingStart: headHeight + (groups === null ? 0 : rowHeight),
    scrollPaddingEnd: footHeight,
    // The rows are in the first commit already; how many are in sight is measured behind it.
    initialRect: { width: 0, height: window.innerHeight - ABOVE_AND_BELOW },
    observeElementRect: observeHeight,
    getItemKey: useItemKey(expanded, idAt),
    rangeExtractor: useDrawnRange(activeRow, editedRow, groups),
  })
}

// Functions that outlive a render are made where no rows are in scope: they would keep the list they were made for.

const observeHeight: Options['observeElementRect'] = (instance, report) =>
  observeElementRect(instance, (rect) => report(rect.height === 0 ? { ...rect, height: ASSUMED_HEIGHT } : rect))

/** An expanded row keeps its own height when it moves; all other rows share one height and need no key. */
const useItemKey = (expanded: ReadonlySet<string>, idAt: VirtualRows['idAt']): NonNullable<Options['getItemKey']> =>
  useCallback(
    (index) => {
      if (expanded.size === 0) return index
      const id = idAt(index)
      return id !== undefined && expanded.has(id) ? id : index
    },
    [expanded, idAt],
  )

/** The active row keeps the focus and the edited row its editors when they are scrolled away. */
const useDrawnRange = (activeRow: number, editedRow: number, groups: VirtualRows['groups']): ((range: Range) => number[]) =>
  useCallback(
    (range) => {
      const inSight = defaultRangeExtractor(range)
      const header = groups?.headerOf(range.startIndex) ?? -1
      const kept = [header, activeRow, editedRow].filter((index) => index >= 0 && index < range.count && !inSight.includes(index))
      return kept.length === 0 ? inSight : [...inSight, ...new Set(kept)].sort((one, other) => one - other)
    },
    [activeRow, editedRow, groups],
  )

/** Another page, order or filter starts at its top; new data for the same one stays where it was. */
export function useScrollToTop(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  { page, size, sort, group }: TableState,
  filterKey: string | undefined,
): void {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false
    // Asking the element itself where it is would have the rows laid out twice.
    else if ((virtualizer.scrollOffset ?? 0) > 0) virtualizer.scrollToOffset(0)
  }, [virtualizer, page, size, sort, group, filterKey])
}

/** Keeps the scroll position when the row height changes. In a compact table the edited row is taller. */
export function useRowSizes(virtualizer: Virtualizer<HTMLDivElement, Element>, rowHeight: number, editedRow: number): void {
  const drawn = useRef({ rowHeight, tall: -1 })
  useLayoutEffect(() => {
    const before = drawn.current
    const tall = rowHeight === ROW_HEIGHT ? -1 : editedRow
    drawn.current = { rowHeight, tall }
    if (before.rowHeight === rowHeight && before.tall === tall) return
    virtualizer.measure()
    for (const opened of virtualizer.scrollElement?.querySelectorAll('[data-expanded]') ?? []) virtualizer.measureElement(opened.parentElement)
    if (before.rowHeight !== rowHeight) virtualizer.scrollToOffset(((virtualizer.scrollOffset ?? 0) / before.rowHeight) * rowHeight)
  }, [virtualizer, rowHeight, editedRow])
}
