import { expect, test } from 'vitest'
import { placeWindow, rememberedSize, sizeOfWindow } from './window-placement.ts'

const laptop = { x: 0, y: 25, width: 1920, height: 1055 }
const projector = { x: 1920, y: 0, width: 2560, height: 1440 }
const netbook = { x: 0, y: 0, width: 1000, height: 600 }

test('keeps a place that a present display shows', () => {
  const remembered = { x: 2000, y: 100, width: 1500, height: 1000 }
  expect(placeWindow(remembered, [laptop, projector])).toEqual(remembered)
})

test('comes back to the primary display when the other one is gone', () => {
  expect(placeWindow({ x: 2000, y: 100, width: 1500, height: 1000 }, [laptop])).toEqual({ x: 210, y: 53, width: 1500, height: 1000 })
})

test('moves a window that hangs over the edge back inside', () => {
  expect(placeWindow({ x: -200, y: 900, width: 1200, height: 700 }, [laptop])).toEqual({ x: 0, y: 380, width: 1200, height: 700 })
})

test('does not keep a place of which only a sliver shows', () => {
  expect(placeWindow({ x: 1900, y: 100, width: 1200, height: 700 }, [laptop])).toMatchObject({ x: 360 })
})

test('is never larger than the display and never smaller than the minimum', () => {
  expect(placeWindow({ x: 0, y: 25, width: 5000, height: 70 }, [laptop])).toEqual({ x: 0, y: 25, width: 1920, height: 680 })
  expect(placeWindow(null, [netbook])).toEqual(netbook)
})

test('opens centred at the first start', () => {
  expect(placeWindow(null, [laptop, projector])).toEqual({ x: 240, y: 103, width: 1440, height: 900 })
})

test('where the system chooses the place, only the size counts', () => {
  expect(sizeOfWindow({ width: 1500, height: 1000 }, laptop)).toEqual({ width: 1500, height: 1000 })
  expect(sizeOfWindow({ width: 5000, height: 70 }, laptop)).toEqual({ width: 1920, height: 680 })
  expect(sizeOfWindow(null, laptop)).toEqual({ width: 1440, height: 900 })
})

test('a window that does not know its place keeps the one it had, and not the size of the whole display', () => {
  const before = { x: 300, y: 200, width: 1200, height: 800 }
  expect(rememberedSize({ width: 1300, height: 900 }, false, before)).toEqual({ x: 300, y: 200, width: 1300, height: 900 })
  expect(rememberedSize({ width: 1920, height: 1080 }, true, before)).toEqual(before)
  expect(rememberedSize({ width: 1300, height: 900 }, false, null)).toEqual({ x: 0, y: 0, width: 1300, height: 900 })
})
