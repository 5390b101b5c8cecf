import type { Rectangle, Size } from 'electron'
import * as z from 'zod'

const pixels = z.number().int().min(-100_000).max(100_000)

export const windowPlacementSchema = z.object({
  bounds: z.object({ x: pixels, y: pixels, width: pixels.positive(), height: pixels.positive() }).nullable().describe('null: never placed yet'),
  maximized: z.boolean(),
})
export type WindowPlacement = z.infer<typeof windowPlacementSchema>

export const UNPLACED: WindowPlacement = { bounds: null, maximized: false }

export const MINIMUM_SIZE = { width: 1024, height: 680 } as const
const FIRST_SIZE = { width: 1440, height: 900 } as const

/** How much of the remembered window must lie on one display for its place to be kept: enough to grab its title bar. */
const GRABBABLE = { width: 120, height: 60 } as const

/** How far a new window lies from the one it is opened from, pixels. */
const OFFSET = 32

/** Where a window opened from another one goes, before `placeWindow` keeps it on a display. */
export const besideWindow = (from: Rectangle): Rectangle => ({ ...from, x: from.x + OFFSET, y: from.y + OFFSET })

/**
 * Where to put the window now. A remembered place that no present display shows enough of is dropped and the window centred on the primary
 * display. The window is never larger than its display's work area and never smaller than `MINIMUM_SIZE`, unless the display is.
 * @param remembered bounds when the window was last closed, null at the first start
 * @param workAreas work areas of the present displays, the primary first
 */
export function placeWindow(remembered: Rectangle | null, workAreas: readonly [Rectangle, ...Rectangle[]]): Rectangle {
  const area = remembered === null ? undefined : workAreas.find((candidate) => isGrabbable(overlap(remembered, candidate)))
  if (remembered === null || area === undefined) return centred(sizeWithin(remembered ?? FIRST_SIZE, workAreas[0]), workAreas[0])

  const { width, height } = sizeWithin(remembered, area)
  return {
    x: clamp(remembered.x, area.x, area.x + area.width - width),
    y: clamp(remembered.y, area.y, area.y + area.height - height),
    width,
    height,
  }
}

/** The size of a window where the system chooses its place. */
export const sizeOfWindow = (remembered: Size | null, workArea: Rectangle): Size => sizeWithin(remembered ?? FIRST_SIZE, workArea)

/**
 * The place to remember for a window without a known position: its size, unless maximized, and the last known position.
 */
export const rememberedSize = ({ width, height }: Size, isFilling: boolean, before: WindowPlacement['bounds']): WindowPlacement['bounds'] =>
  isFilling ? before : { x: before?.x ?? 0, y: before?.y ?? 0, width, height }

const isGrabbable = ({ width, height }: Size): boolean => width >= GRABBABLE.width && height >= GRABBABLE.height

const overlap = (a: Rectangle, b: Rectangle): Size => ({
  width: Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
  height: Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
})

const sizeWithin = ({ width, height }: Size, area: Size): Size => ({
  width: Math.min(Math.max(width, MINIMUM_SIZE.width), area.width),
  height: Math.min(Math.max(height, MINIMUM_SIZE.height), area.height),
})

const centred = ({ width, height }: Size, area: Rectangle): Rectangle => ({
  x: Math.round(area.x + (area.width - width) / 2),
  y: Math.round(area.y + (area.height - height) / 2),
  width,
  height,
})

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
