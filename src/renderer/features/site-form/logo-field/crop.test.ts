import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CENTRED, isLogoSize, LOGO_SIZE, MOST_ZOOM, moved, placement } from './crop.ts'

describe('sizes', () => {
  test('a logo is exactly 600 x 200 [SNEW-071]', () => {
    expect(isLogoSize({ width: 600, height: 200 })).toBe(true)
    for (const size of [
      { width: 600, height: 201 },
      { width: 599, height: 200 },
      { width: 200, height: 600 },
    ])
      expect(isLogoSize(size)).toBe(false)
  })
})

describe('the crop', () => {
  const sizes = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) })
  const crops = fc.record({
    zoom: fc.double({ min: 0, max: MOST_ZOOM, noNaN: true }),
    x: fc.double({ min: -1, max: 2, noNaN: true }),
    y: fc.double({ min: -1, max: 2, noNaN: true }),
  })

  test('an image lies over the frame or within it, whatever its size and however it is pushed', () => {
    fc.assert(
      fc.property(sizes, crops, fc.integer({ min: -9000, max: 9000 }), (size, crop, push) => {
        for (const one of [crop, moved(size, crop, push, -push)]) {
          const at = placement(size, one)
          for (const [start, length, frame] of [
            [at.x, at.width, LOGO_SIZE.width],
            [at.y, at.height, LOGO_SIZE.height],
          ] as const) {
            // Rounding may take a pixel.
            const covers = start <= 1 && start + length >= frame - 1
            const lies = start >= -1 && start + length <= frame + 1
            expect(covers || lies).toBe(true)
          }
        }
      }),
    )
  })

  test('at first it covers the frame, from its middle', () => {
    expect(placement({ width: 1200, height: 1200 }, CENTRED)).toEqual({ x: 0, y: -200, width: 600, height: 600 })
  })

  test('at the left end the whole image is in the frame', () => {
    expect(placement({ width: 400, height: 400 }, { ...CENTRED, zoom: 0 })).toEqual({ x: 200, y: 0, width: 200, height: 200 })
  })

  test('a push by a pixel is a pixel', () => {
    const size = { width: 1200, height: 1200 }
    expect(placement(size, moved(size, CENTRED, 0, 30))).toMatchObject({ y: -170 })
    expect(placement(size, moved(size, CENTRED, 10, 500))).toMatchObject({ x: 0, y: 0 })
  })
})
