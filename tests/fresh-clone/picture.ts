import { createCanvas, loadImage } from '@napi-rs/canvas'

/** What the pixels of a picture say. */
export interface PictureFacts {
  readonly size: string
  /** How many colours a grid of its pixels has; a blank picture has one. */
  readonly colours: number
  /** Mean brightness, 0 to 255. */
  readonly brightness: number
}

/** Pixels between two that are looked at, across and down. */
const STEP = 6

/** Decodes a picture. */
export async function readPicture(file: string): Promise<PictureFacts> {
  const image = await loadImage(file)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const colours = new Set<number>()
  let sum = 0
  let count = 0
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x))
      colours.add(red * 65_536 + green * 256 + blue)
      sum += (red + green + blue) / 3
      count++
    }
  }
  return { size: `${width}x${height}`, colours: colours.size, brightness: sum / count }
}
