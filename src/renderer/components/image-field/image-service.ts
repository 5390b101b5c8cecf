import { useCallback, useEffect, useRef } from 'react'
import type { ImageAnswer, ImageJob } from './image-job.ts'

export interface ImageService {
  run(job: ImageJob): Promise<ImageAnswer>
  /** Ends the worker; jobs in progress never answer. */
  close(): void
}

interface Answer {
  readonly id: number
  readonly answer: ImageAnswer
}

/** Starts a worker that does the image jobs of one field. Close it with the field. */
const startImageService = (): ImageService => {
  const worker = new Worker(new URL('image-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: ImageAnswer) => void>()
  let lastId = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.answer)
    waiting.delete(data.id)
  })
  // A worker that broke down, on an image that needs more memory than there is, answers nobody.
  worker.addEventListener('error', () => {
    for (const answer of waiting.values()) answer({ state: 'undecodable' })
    waiting.clear()
  })
  return {
    run: (job) =>
      new Promise((resolve) => {
        lastId += 1
        waiting.set(lastId, resolve)
        worker.postMessage({ id: lastId, job }, [])
      }),
    close: () => worker.terminate(),
  }
}

/** The image service given, else one of the field's own: started when first used, closed with the field. */
export const useImageService = (given: ImageService | undefined): (() => ImageService) => {
  const own = useRef<ImageService | null>(null)
  useEffect(
    () => () => {
      own.current?.close()
      own.current = null
    },
    [],
  )
  return useCallback(() => {
    if (given !== undefined) return given
    own.current ??= startImageService()
    return own.current
  }, [given])
}
