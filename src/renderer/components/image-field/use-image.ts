import { useCallback, useEffect, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import type { ImageSubject, StoredObject } from '#shared/bridge/files.ts'
import type { FieldProps } from '../form/field-props.ts'
import { type ImageJob, type ImageSize, type ImageTarget, USUAL_TARGET } from './image-job.ts'
import { type ImageService, useImageService } from './image-service.ts'
import { type ImagePort, TOO_MANY_BYTES, useImageUpload } from './image-upload.tsx'

const NO_IMAGE = 'This file is not an image. Choose a PNG, JPEG, WebP, GIF, BMP or AVIF file.'
const UNDECODABLE = 'This image cannot be opened: it is damaged, or has too many pixels. Choose another file.'
const NOT_CONVERTED = 'The image could not be converted. Choose another file.'

/** What a field of an image knows and can do, without drawing. `bytes`, `blob`: the image of this visit. `convert` stores another cut of a chosen file. */
export const useImage = ({ name, port, of, to = USUAL_TARGET, check, images, onBusy }: Omit<ImageFieldProps, 'label' | 'imageBase'>) => {
  const { field, fieldState } = useController({ name })
  const value = (field.value ?? null) as StoredObject | null
  const upload = useImageUpload(port)
  const service = useImageService(images)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** The converted image of this visit, until it is stored: it can be sent again. */
  const [unsent, setUnsent] = useState<Uint8Array | null>(null)
  /** What this visit stored: shown from memory, whatever the storage shows to others. */
  const [sent, setSent] = useState<{ readonly key: string; readonly bytes: Uint8Array } | null>(null)
  const isBusy = isReading || upload.running !== null
  const { onChange } = field
  const { start } = upload

  const store = useCallback(
    async (bytes: Uint8Array) => {
      setUnsent(bytes)
      setProblem(null)
      const outcome = await start(bytes, of)
      if (outcome === null) return
      if (typeof outcome === 'string') {
        setProblem(outcome)
        return
      }
      setUnsent(null)
      setSent({ key: outcome.key, bytes })
      onChange(outcome)
    },
    [start, of, onChange],
  )
  const convert = useCallback(
    async (job: ImageJob) => {
      setReading(true)
      const converted = await service().run(job)
      setReading(false)
      if (converted.state === 'done' && converted.bytes !== null) await store(converted.bytes)
      else setProblem(NOT_CONVERTED)
    },
    [service, store],
  )
  const choose = useCallback(
    async (file: Blob) => {
      setReading(true)
      setProblem(null)
      setUnsent(null)
      const reading = await readImage(file, service())
      const refusal = reading.state === 'refused' ? reading.message : (check?.(reading.size, file.size) ?? null)
      if (refusal === null) {
        await convert({ kind: 'convert', image: file, to })
        return
      }
      setReading(false)
      setProblem(refusal)
    },
    [service, check, to, convert],
  )
  const remove = useCallback(() => {
    setUnsent(null)
    setProblem(null)
    onChange(null)
  }, [onChange])
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])

  const bytes = unsent ?? (sent !== null && sent.key === value?.key ? sent.bytes : null)
  const blob = useMemo(() => (bytes === null ? null : new Blob([new Uint8Array(bytes)], { type: to.format })), [bytes, to.format])
  return {
    field,
    value,
    upload,
    isReading,
    isBusy,
    problem: problem ?? fieldState.error?.message,
    setProblem,
    unsent,
    bytes,
    blob,
    choose,
    convert,
    remove,
    store,
  }
}

export interface ImageFieldProps extends Omit<FieldProps, 'note'> {
  /** `bridge`. */
  readonly port: ImagePort
  /** What the image is of: decides where it is stored. Keep it stable between renders. */
  readonly of: ImageSubject
  /** What it becomes before it is stored; at most 1000 x 1000, WEBP at quality 80, when absent. Keep it stable between renders. */
  readonly to?: ImageTarget
  /** https base of the public image bucket, `useConnectionProfile()?.imageBase ?? null`. */
  readonly imageBase: string | null
  /** Said where there is no image. */
  readonly missing?: string
  /** What is wrong with a chosen image as it is, null when nothing is: its size in pixels, the file's in bytes. Keep it stable between renders. */
  readonly check?: (size: ImageSize, bytes: number) => string | null
  /** Decodes and scales; the field starts one of its own when absent. */
  readonly images?: ImageService
  /** Told when an upload begins and ends, so that saving can wait for it. Keep it stable between renders. */
  readonly onBusy?: (isBusy: boolean) => void
}

/** A larger file is not opened, bytes. */
const LARGEST_FILE = 20 * 1024 * 1024

/** What a chosen file is: an image of a size, in pixels, or nothing that is taken. */
type ImageReading = { readonly state: 'image'; readonly size: ImageSize } | { readonly state: 'refused'; readonly message: string }

/** Looks at a chosen file, whatever its name says. */
const readImage = async (file: Blob, images: ImageService): Promise<ImageReading> => {
  if (file.size > LARGEST_FILE) return refused(TOO_MANY_BYTES)
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (imageKind(head) === null) return refused(NO_IMAGE)
  const measured = await images.run({ kind: 'measure', image: file })
  return measured.state === 'done' ? { state: 'image', size: measured.size } : refused(UNDECODABLE)
}

const refused = (message: string): ImageReading => ({ state: 'refused', message })

type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'avif'

const HEAD_BYTES = 16

/** The kind of an image by its content, null for anything else: names and declared types say nothing, a renamed program keeps its own head. */
export const imageKind = (head: Uint8Array): ImageKind | null => {
  const text = (from: number, to: number): string => String.fromCharCode(...head.subarray(from, to))
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 12) === 'ftypavif') return 'avif'
  if (text(0, 2) === 'BM' && head.length >= HEAD_BYTES) return 'bmp'
  return null
}
