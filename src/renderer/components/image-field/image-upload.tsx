import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { ImageSubject, UploadProgress as Progress, StoredObject } from '#shared/bridge/files.ts'
import { LARGEST_IMAGE } from '#shared/domain/content/image.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Failure } from '#shared/result.ts'

export const TOO_MANY_BYTES = 'This file is larger than 20 MB. Make it smaller first.'

/** What a field needs of the bridge: uploading, its progress and cancelling. */
export type ImagePort = Pick<Bridge, 'files' | 'on'>

interface ImageUpload {
  /** What is being sent, null while nothing is. `sent` is 0 until the storage has answered for the whole. */
  readonly running: Progress | null
  /** Stores an image; resolves to where it lies, to why it does not, or to null when it was cancelled. */
  readonly start: (bytes: Uint8Array, of: ImageSubject) => Promise<StoredObject | string | null>
  readonly cancel: () => void
}

/** Uploads images over the bridge, one at a time. It is cancelled when the field goes. */
export const useImageUpload = (port: ImagePort): ImageUpload => {
  const [running, setRunning] = useState<Progress | null>(null)
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

const problemOf = ({ kind, message }: Failure): string | null => {
  if (kind === 'cancelled') return null
  return kind === 'rejected' ? readableServerMessage(message) : message
}

const useStyles = makeStyles({
  upload: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, width: '100%' },
  amount: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
})

/**
 * How far an upload is, and a way to stop it; nothing while there is none. `label` names the bar: "Uploading the
 * logo".
 */
export const UploadProgress = ({ label, upload }: { readonly label: string; readonly upload: ImageUpload }) => {
  const styles = useStyles()
  const { running } = upload
  if (running === null) return null
  return (
    <div className={styles.upload}>
      <ProgressBar aria-label={label} {...(running.sent === 0 ? {} : { value: running.sent / running.total })} />
      <Text size={200} className={styles.amount}>
        Uploading {Math.ceil(running.total / 1024)} kB
      </Text>
      <Button size="small" onClick={upload.cancel}>
        Cancel
      </Button>
    </div>
  )
}
