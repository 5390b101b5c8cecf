import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { inRoot } from '../../root.ts'
import { icns, ico, type Raster } from './icon-files.ts'

/** Sizes of the icon theme of a Linux desktop, pixels. */
const LINUX_SIZES = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512]

/**
 * Draws `resources/icon.svg` at every size that an installer needs: `png/16x16.png` and so on for Linux, `icon.ico` for Windows, `icon.icns` for macOS.
 * Each size is drawn by itself, which keeps small ones sharp.
 * @param folder to make and to fill
 */
export async function drawIcons(folder: string): Promise<void> {
  const svg = await readFile(inRoot('resources', 'icon.svg'), 'utf8')
  const draw = (size: number): Promise<Raster> => rasterOf(svg, size)
  await mkdir(path.join(folder, 'png'), { recursive: true })
  for (const size of LINUX_SIZES) await writeFile(path.join(folder, 'png', `${size}x${size}.png`), (await draw(size)).png)
  await writeFile(path.join(folder, 'icon.ico'), await ico(draw))
  await writeFile(path.join(folder, 'icon.icns'), await icns(draw))
}

async function rasterOf(svg: string, size: number): Promise<Raster> {
  const image = await loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `)))
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0, size, size)
  return { size, png: await canvas.encode('png'), rgba: context.getImageData(0, 0, size, size).data }
}
