import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import type { KeptPlace } from '../../list-state/list-place.ts'
import type { useActiveCell } from './use-active-cell.ts'

/** Takes the user back to the place in the rows where they were, with the keys on the row that had them; and tells where they are. */
export function useKeptPlace(
  place: KeptPlace | undefined,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  { position, activate }: Pick<ReturnType<typeof useActiveCell>, 'position' | 'activate'>,
  idAt: (index: number) => string | undefined,
  rowCount: number,
): void {
  const isDone = useRef(false)
  const focusedBefore = useRef<Element | null>(null)
  useLayoutEffect(() => {
    focusedBefore.current = document.activeElement
  }, [])
  useLayoutEffect(() => {
    if (isDone.current || place === undefined || rowCount === 0) return
    isDone.current = true
    if (place.begins === null) return
    const { scroll, rowId } = place.begins
    if (scroll > 0) virtualizer.scrollToOffset(scroll)
    const row = rowId === undefined ? -1 : placeOf(rowId, idAt, rowCount)
    if (row !== -1) activate({ row, column: position.column }, isStillThere(focusedBefore.current))
  })
  useLayoutEffect(() => {
    if (isDone.current) place?.tell({ scroll: virtualizer.scrollOffset ?? 0, rowId: idAt(position.row) })
  })
}

/** Rows may come late: who has gone to something else by then keeps the keys there. The heading has them while nobody has. */
const isStillThere = (before: Element | null): boolean => document.activeElement === before || document.activeElement?.matches('body, h1') === true

const placeOf = (rowId: string, idAt: (index: number) => string | undefined, rowCount: number): number => {
  for (let row = 0; row < rowCount; row++) if (idAt(row) === rowId) return row
  return -1
}
