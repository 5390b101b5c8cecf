import type { PositioningVirtualElement } from '@fluentui/react-components'
import type { MouseEvent } from 'react'
import { FOCUSABLE } from './body-cell.tsx'
import type { CellPosition } from './grid-navigation.ts'
import { cellAt, positionOf } from './use-active-cell.ts'

/** The cell an event is about; `null` for one from elsewhere, such as a popover that a cell opened, whose events React passes up here. */
export function placeOf(event: { readonly target: EventTarget; readonly currentTarget: EventTarget & HTMLElement }): CellPosition | null {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('[data-expanded]') !== null) return null
  return positionOf(target)
}

/** Whether a click was for a control that the column drew: that one answers it. */
export function isOwnControl(target: EventTarget): boolean {
  const control = target instanceof Element ? target.closest(`${FOCUSABLE}, label`) : null
  return control !== null && control.closest('[data-cell-controls]') !== null
}

export function isResizeHandle(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-resize-handle]') !== null
}

/** Whether the pointer has marked text: to copy it, not to open anything. */
export function isTextMarked(): boolean {
  return document.getSelection()?.type === 'Range'
}

/** Moves the focus from a cell into its controls; `false` when it has none. */
export function focusControls(root: HTMLElement, place: CellPosition): boolean {
  const control = cellAt(root, place)?.querySelector<HTMLElement>(FOCUSABLE) ?? null
  control?.focus()
  return control !== null
}

/** Gives a cut cell its whole text on hover: looked up for the one cell under the pointer instead of set on hundreds. */
export function showWholeText(event: MouseEvent<HTMLElement>): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="gridcell"]') : null
  if (cell === null || cell.querySelector(FOCUSABLE) !== null) return
  cell.title = cell.dataset['whole'] ?? (cell.scrollWidth > cell.clientWidth ? cell.textContent : '')
}

/** Something to place a menu at: the pointer. */
export function pointAt(x: number, y: number): PositioningVirtualElement {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }
}
