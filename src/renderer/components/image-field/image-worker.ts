import { fitted, type ImageAnswer, type ImageJob, type ImageSize, type ImageTarget, type Placement } from './image-job.ts'

// A worker: decoding, scaling and encoding of a large image would hold the window for seconds.

/** What a worker has of its global object; the compiler takes the file for one of a window. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void
  postMessage(message: unknown, transfer: Transferable[]): void
}

interface Request {
  readonly id: number
  readonly job: ImageJob
}

const scope = self as unknown as WorkerScope

scope.addEventListener('message', ({ data: { id, job } }) => {
  void work(job).then((answer) => scope.postMessage({ id, answer }, []))
})

async function work(job: ImageJob): Promise<ImageAnswer> {
  const bitmap = await createImageBitmap(job.image).catch(() => null)
  if (bitmap === null) return { state: 'undecodable' }
  try {
    const image = { width: bitmap.width, height: bitmap.height }
    if (job.kind === 'measure') return { state: 'done', size: image, bytes: null }
    const { size, at } = job.kind === 'crop' ? { size: job.to, at: job.at } : fitted(image, job.to, job.to.fit)
    const bytes = await encode(bitmap, size, at, job.to)
    return bytes === null ? { state: 'not-encoded' } : { state: 'done', size: { width: size.width, height: size.height }, bytes }
  } finally {
    bitmap.close()
  }
}

/** The image drawn at a place on a canvas of a size, encoded; null where the browser cannot write the format: it would answer with a PNG unasked. */
async function encode(bitmap: ImageBitmap, { width, height }: ImageSize, at: Placement, { format, quality }: ImageTarget): Promise<Uint8Array | null> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) return null
  if (format === 'image/jpeg') {
    // It knows no transparency: what shows through would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, at.x, at.y, at.width, at.height)
  const blob = await canvas.convertToBlob({ type: format, quality })
  return blob.type === format ? new Uint8Array(await blob.arrayBuffer()) : null
}
