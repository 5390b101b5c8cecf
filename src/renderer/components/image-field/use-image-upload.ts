import { useCallback, useEffect, useRef, useState } from 'react'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { ImageSubject, StoredObject, UploadProgress } from '#shared/bridge/files.ts'
import { LARGEST_IMAGE } from '#shared/domain/content/image.ts'
import type { Failure } from '#shared/result.ts'
import { TOO_MANY_BYTES } from './messages.ts'

/** What a field needs of the bridge: uploading, its progress and cancelling. */
export type ImagePort = Pick<Bridge, 'files' | 'on'>

export interface ImageUpload {
  /** What is being sent, null while nothing is. `sent` is 0 until the storage has answered for the whole. */
  readonly running: UploadProgress | null
  /** Stores an image; resolves to where it lies, to why it does not, or to null when it was cancelled. */
  readonly start: (bytes: Uint8Array, of: ImageSubject) => Promise<StoredObject | string | null>
  readonly cancel: () => void
}

/** Uploads images over the bridge, one at a time. It is cancelled when the field goes. */
export const useImageUpload = (port: ImagePort): ImageUpload => {
  const [running, setRunning] = useState<UploadProgress | null>(null)
  const current = useRef<string | null>(null)

  useEffect(
    () =>
      port.on('files.uploadProgress', (progress) => {
        if (progress.id === current.current) setRunning(progress)
      }),
    [port],
  )
  const cancel = useCallback(() => {
    if (current.current !== null) void port.files.cancel({ id: current.current })
  }, [port])
  useEffect(() => cancel, [cancel])

  const start = useCallback(
    async (bytes: Uint8Array, of: ImageSubject) => {
      if (bytes.byteLength > LARGEST_IMAGE) return TOO_MANY_BYTES
      cancel()
      const id = crypto.randomUUID()
      current.current = id
      setRunning({ id, sent: 0, total: bytes.byteLength })
      const answer = await port.files.uploadImage({ id, of, bytes })
      // A later upload took its place, and the field shows that one.
      if (current.current !== id) return null
      current.current = null
      setRunning(null)
      return answer.ok ? answer.value : problemOf(answer.error)
    },
    [port, cancel],
  )
  return { running, start, cancel }
}

const problemOf = ({ kind, message }: Failure): string | null => (kind === 'cancelled' ? null : message)
