import { useCallback, useEffect, useMemo, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { ImageService } from '#components/image-field/image-service.ts'
import type { ImageSize, Placement } from '#components/image-field/image-size.ts'
import { NOT_CONVERTED } from '#components/image-field/messages.ts'
import { useImageService } from '#components/image-field/use-image-service.ts'
import { type ImagePort, useImageUpload } from '#components/image-field/use-image-upload.ts'
import type { StoredObject } from '#shared/bridge/files.ts'
import { LOGO_TARGET, readLogo } from './read-logo.ts'

const WRONG_SIZE = 'Please Upload image with (600 px * 200 px) dimensions.'

export const NO_SUBDOMAIN = 'Enter the sub domain first: the logo is stored under it.'
const SUBDOMAIN_CHANGED = 'The sub domain changed, and the logo lies under the old one. Choose the logo again.'

/** The names of the fields that decide what the preview looks like. */
export interface PreviewFields {
  readonly companyName: string
  readonly background: string
  readonly menu: string
  readonly text: string
  readonly font: string
}

export interface LogoFieldProps {
  /** Path of the value in the form: a `StoredObject` (bucket, key, region), or null without a logo. */
  readonly name: string
  readonly label: string
  readonly port: ImagePort
  /** Name of the sub domain's field: the logo is stored under it. */
  readonly subdomainField: string
  /** The sub domain can still change, as on a new site: the logo is then stored again, under the new one. */
  readonly followsSubdomain?: boolean
  /** https base of the public image bucket, `useConnectionProfile()?.imageBase ?? null`. */
  readonly imageBase: string | null
  readonly preview: PreviewFields
  readonly disabled?: boolean
  readonly hint?: string
  /** Decodes and scales; the field starts one of its own when absent. */
  readonly images?: ImageService
  /** Told when an upload begins and ends, so that saving can wait for it. Keep it stable between renders. */
  readonly onBusy?: (isBusy: boolean) => void
}

/** How long the sub domain must stand still before the logo is stored again under it, milliseconds. */
const SETTLED_AFTER = 1_000

/** An image that is no logo yet. */
export interface CropCandidate {
  readonly file: Blob
  readonly size: ImageSize
}

/** What a logo field knows and can do; drawing is `LogoField`'s. */
export const useLogo = ({ name, port, subdomainField, followsSubdomain = false, images, onBusy }: LogoFieldProps) => {
  const { getValues } = useFormContext()
  const { field } = useController({ name })
  const value = (field.value ?? null) as StoredObject | null
  const subdomain = textOf(useWatch({ name: subdomainField })).trim()
  const upload = useImageUpload(port)
  const service = useImageService(images)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [candidate, setCandidate] = useState<CropCandidate | null>(null)
  /** The converted logo of this visit: shown at once, and sent again when that has to be. */
  const [bytes, setBytes] = useState<Uint8Array | null>(null)
  const isBusy = isReading || upload.running !== null
  const { onChange } = field
  const { start } = upload

  const store = useCallback(
    async (converted: Uint8Array) => {
      setBytes(converted)
      setProblem(null)
      const folder = textOf(getValues(subdomainField)).trim()
      const outcome = folder === '' ? NO_SUBDOMAIN : await start(converted, { kind: 'site-logo', subdomain: folder })
      if (typeof outcome === 'string') setProblem(outcome)
      else if (outcome !== null) onChange(outcome)
    },
    [start, getValues, subdomainField, onChange],
  )
  const choose = useCallback(
    async (file: Blob) => {
      setReading(true)
      setProblem(null)
      setCandidate(null)
      const reading = await readLogo(file, service())
      setReading(false)
      if (reading.state === 'ready') await store(reading.bytes)
      else if (reading.state === 'refused') setProblem(reading.message)
      else {
        setProblem(WRONG_SIZE)
        setCandidate({ file, size: reading.size })
      }
    },
    [service, store],
  )
  const crop = useCallback(
    async (at: Placement) => {
      if (candidate === null) return
      setReading(true)
      const answer = await service().run({ kind: 'crop', image: candidate.file, at, to: LOGO_TARGET })
      setReading(false)
      setCandidate(null)
      if (answer.state === 'done' && answer.bytes !== null) await store(answer.bytes)
      else setProblem(NOT_CONVERTED)
    },
    [candidate, service, store],
  )
  const remove = useCallback(() => {
    setBytes(null)
    setProblem(null)
    setCandidate(null)
    onChange(null)
  }, [onChange])

  const storedUnder = followsSubdomain ? folderOf(value) : null
  useEffect(() => {
    if (storedUnder === null || subdomain === '' || subdomain === storedUnder) return undefined
    const timer = setTimeout(() => {
      if (bytes !== null) {
        void store(bytes)
        return
      }
      // A logo of an earlier visit: what was sent then is not here any more.
      onChange(null)
      setProblem(SUBDOMAIN_CHANGED)
    }, SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [storedUnder, subdomain, bytes, store, onChange])
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])

  const picture = useMemo(() => (bytes === null ? null : new Blob([new Uint8Array(bytes)], { type: 'image/webp' })), [bytes])
  return { field, value, subdomain, upload, isReading, isBusy, problem, candidate, bytes, picture, choose, crop, remove, store }
}

/** The sub domain a stored logo lies under; null for another kind of key. */
const folderOf = (value: StoredObject | null): string | null => /^([^/]+)\/site\//.exec(value?.key ?? '')?.[1] ?? null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
