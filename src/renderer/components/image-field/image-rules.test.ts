import { describe, expect, test } from 'vitest'
import { fitted, USUAL_TARGET } from './image-job.ts'
import { imageKind } from './use-image.ts'

const head = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.padEnd(16, '\0'), 'latin1'))

describe('what a file is, by its content', () => {
  test.each([
    ['png', '\u0089PNG\r\n\u001A\n'],
    ['jpeg', '\u00FF\u00D8\u00FF\u00E0'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF\0\0\0\0WEBP'],
    ['avif', '\0\0\0\u0020ftypavif'],
    ['bmp', 'BM'],
  ] as const)('%s', (kind, text) => {
    expect(imageKind(head(text))).toBe(kind)
  })

  test.each([
    ['a program', 'MZ\u0090\0'],
    ['a page', '<svg xmlns='],
    ['a sound', 'RIFF\0\0\0\0WAVE'],
    ['an archive', 'PK\u0003\u0004'],
    ['text', 'BM'.slice(0, 1)],
  ])('%s is no image', (_title, text) => {
    expect(imageKind(head(text))).toBeNull()
  })

  test('a file of two bytes is none', () => {
    expect(imageKind(new Uint8Array([0x42, 0x4d]))).toBeNull()
  })
})

describe('sizes', () => {
  test.each([
    [
      { width: 600, height: 200 },
      { width: 600, height: 200 },
    ],
    [
      { width: 1000, height: 1000 },
      { width: 1000, height: 1000 },
    ],
    [
      { width: 4000, height: 3000 },
      { width: 1000, height: 750 },
    ],
    [
      { width: 300, height: 3000 },
      { width: 100, height: 1000 },
    ],
    [
      { width: 30_000, height: 3 },
      { width: 1000, height: 1 },
    ],
  ])('%o is stored as %o: at most 1000 x 1000, in proportion, never enlarged [CONST-063] [PAGE-018]', (size, stored) => {
    expect(fitted(size, USUAL_TARGET, USUAL_TARGET.fit)).toEqual({ size: stored, at: { x: 0, y: 0, ...stored } })
  })

  test('an exact size is covered, what sticks out is cut off evenly', () => {
    const box = { width: 267, height: 267 }
    expect(fitted({ width: 534, height: 1068 }, box, 'cover')).toEqual({ size: box, at: { x: 0, y: -133, width: 267, height: 534 } })
    expect(fitted({ width: 100, height: 50 }, box, 'cover')).toEqual({ size: box, at: { x: -133, y: 0, width: 534, height: 267 } })
  })
})
