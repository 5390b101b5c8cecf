import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawIcons } from './draw-icons.ts'

let folder: string
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'admin-console-icons-')), 'icons')
  await drawIcons(folder)
})
afterAll(() => rm(path.dirname(folder), { recursive: true }))

/** Colour of a picture's pixel: red, green, blue, alpha. */
async function pixelOf(png: Buffer, column: number, row: number): Promise<readonly number[]> {
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(column, row, 1, 1).data]
}

test('Linux gets a picture of every size of its icon theme, each of the size that its name says', async () => {
  const names = await readdir(path.join(folder, 'png'))
  const sizes = await Promise.all(names.map(async (name) => (await loadImage(await readFile(path.join(folder, 'png', name)))).width))
  expect(new Map(names.map((name, index) => [name, sizes[index]]))).toEqual(
    new Map([
      ['128x128.png', 128],
      ['16x16.png', 16],
      ['22x22.png', 22],
      ['24x24.png', 24],
      ['256x256.png', 256],
      ['32x32.png', 32],
      ['48x48.png', 48],
      ['512x512.png', 512],
      ['64x64.png', 64],
      ['96x96.png', 96],
    ]),
  )
})

test('the pictures are of the SVG: clear in the corner, white where its window is', async () => {
  const png = await readFile(path.join(folder, 'png/512x512.png'))
  expect(await pixelOf(png, 4, 4)).toEqual([0, 0, 0, 0])
  expect(await pixelOf(png, 390, 260)).toEqual([255, 255, 255, 255])
})

test('the Windows icon has seven sizes, the largest as PNG, the others as bitmaps of the same picture', async () => {
  const file = await readFile(path.join(folder, 'icon.ico'))
  expect(file.readUInt16LE(4)).toBe(7)
  const entries = Array.from({ length: 7 }, (_, index) => 6 + 16 * index)
  expect(entries.map((at) => file.readUInt8(at))).toEqual([16, 24, 32, 48, 64, 128, 0])
  const bodies = entries.map((at) => file.subarray(file.readUInt32LE(at + 12), file.readUInt32LE(at + 12) + file.readUInt32LE(at + 8)))
  expect(bodies.map((body) => body.length)).toEqual([1128, 2440, 4264, 9640, 16_936, 67_624, bodies[6]?.length])
  expect((await loadImage(bodies[6] ?? '')).width).toBe(256)
  // Of the bitmap of 128: pixel 97, 65 from the top, blue first, rows from the bottom.
  const at = 40 + ((127 - 65) * 128 + 97) * 4
  expect([...(bodies[5] ?? Buffer.alloc(0)).subarray(at, at + 4)]).toEqual([255, 255, 255, 255])
  expect(file.length).toBe(file.readUInt32LE(6 + 16 * 6 + 12) + (bodies[6]?.length ?? 0))
})

test('the macOS icon holds a PNG for each of its kinds', async () => {
  const file = await readFile(path.join(folder, 'icon.icns'))
  expect(file.toString('latin1', 0, 4)).toBe('icns')
  expect(file.readUInt32BE(4)).toBe(file.length)
  const found: (readonly [string, number])[] = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    const { width } = await loadImage(file.subarray(at + 8, at + file.readUInt32BE(at + 4)))
    found.push([file.toString('latin1', at, at + 4), width])
  }
  expect(found).toEqual([
    ['ic11', 32],
    ['ic12', 64],
    ['ic07', 128],
    ['ic13', 256],
    ['ic08', 256],
    ['ic14', 512],
    ['ic09', 512],
    ['ic10', 1024],
  ])
})
