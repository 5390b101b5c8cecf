/** A square picture. */
export interface Raster {
  /** Width and height, pixels. */
  readonly size: number
  readonly png: Buffer
  /** Four bytes a pixel, rows from the top. */
  readonly rgba: Uint8ClampedArray
}

type Draw = (size: number) => Promise<Raster>

const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]
/** The kinds of an .icns that hold a PNG, and their size in pixels. */
const ICNS_KINDS: readonly (readonly [kind: string, size: number])[] = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
]

/** A Windows icon. Only the largest picture is a PNG: the installer's own window and older dialogs read nothing else but bitmaps. */
export async function ico(draw: Draw): Promise<Buffer> {
  const pictures = await Promise.all(ICO_SIZES.map(draw))
  const bodies = pictures.map((picture) => (picture.size === 256 ? picture.png : bitmapOf(picture)))
  const directory = Buffer.alloc(6 + 16 * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  for (const [index, { size }] of pictures.entries()) {
    const length = bodies[index]?.length ?? 0
    const entry = 6 + 16 * index
    // 256 is written as 0.
    directory.writeUInt8(size % 256, entry)
    directory.writeUInt8(size % 256, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += length
  }
  return Buffer.concat([directory, ...bodies])
}

/** A bitmap as an .ico holds it: header, rows from the bottom in blue, green, red, alpha, and an empty mask. */
function bitmapOf({ size, rgba }: Raster): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(size, 4)
  // Picture and mask count as one picture of twice the height.
  header.writeInt32LE(size * 2, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(32, 14)
  header.writeUInt32LE(size * size * 4, 20)
  const pixels = Buffer.alloc(size * size * 4)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const from = ((size - 1 - row) * size + column) * 4
      const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(from, from + 4)
      pixels.set([blue, green, red, alpha], (row * size + column) * 4)
    }
  }
  return Buffer.concat([header, pixels, Buffer.alloc(Math.ceil(size / 32) * 4 * size)])
}

/** A macOS icon. */
export async function icns(draw: Draw): Promise<Buffer> {
  const entries = await Promise.all(
    ICNS_KINDS.map(async ([kind, size]) => {
      const { png } = await draw(size)
      return Buffer.concat([icnsHeader(kind, png.length), png])
    }),
  )
  const body = Buffer.concat(entries)
  return Buffer.concat([icnsHeader('icns', body.length), body])
}

function icnsHeader(kind: string, length: number): Buffer {
  const header = Buffer.alloc(8)
  header.write(kind, 'latin1')
  header.writeUInt32BE(length + 8, 4)
  return header
}
