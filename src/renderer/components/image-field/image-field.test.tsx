// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { StoredObject } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { completeBrowser, renderForm } from '../form/form-harness.test-support.tsx'
import { ImageField } from './image-field.tsx'
import { type ImageAnswer, type ImageJob, type ImageTarget, USUAL_TARGET } from './image-job.ts'
import type { ImagePort } from './image-upload.tsx'
import type { ImageFieldProps } from './use-image.ts'

type Upload = CallArgument<'files.uploadImage'>

/** Main's side: an upload waits until the test answers. */
const uploads: Upload[] = []
const cancelled: string[] = []
let answerUpload: (answer: Result<StoredObject>) => void = () => undefined
const port = {
  files: {
    uploadImage: (upload: Upload) => {
      uploads.push(upload)
      return new Promise<Result<StoredObject>>((resolve) => {
        answerUpload = resolve
      })
    },
    cancel: async ({ id }: { id: string }) => {
      cancelled.push(id)
      answerUpload(failure('cancelled', 'The upload was cancelled.'))
      return success(undefined)
    },
  },
  on: () => () => undefined,
} as unknown as ImagePort

/** Decoding and encoding are the browser's, tried in the end-to-end specs. */
const jobs: ImageJob[] = []
const images = {
  run: async (job: ImageJob): Promise<ImageAnswer> => {
    jobs.push(job)
    return { state: 'done', size: { width: 267, height: 200 }, bytes: job.kind === 'measure' ? null : new Uint8Array([1, 2, 3]) }
  },
  close: () => undefined,
}

beforeEach(() => {
  uploads.length = 0
  cancelled.length = 0
  jobs.length = 0
  completeBrowser()
  URL.createObjectURL = () => 'blob:image'
  URL.revokeObjectURL = () => undefined
})
afterEach(cleanup)

const PAGE = { kind: 'page' } as const
const stored: StoredObject = { bucket: 'b', region: 'r', key: 'internalAdmin/7' }
const png = (): File => new File([Buffer.from('\u0089PNG\r\n\u001A\n'.padEnd(64, '\0'), 'latin1')], 'photo.png')
const open = (props: Partial<ImageFieldProps> = {}, value: StoredObject | null = null) =>
  renderForm(<ImageField name="image" label="Photo" port={port} of={PAGE} imageBase="https://img.example/base" images={images} {...props} />, { image: value })
const choose = (file: File): void => void fireEvent.change(screen.getByLabelText('Photo: file'), { target: { files: [file] } })
const answer = (result: Result<StoredObject>): Promise<void> => act(async () => answerUpload(result))

test('a chosen file is converted as the target says, stored, shown, seen at its full size and removed [PAGE-018]', async () => {
  const { form, user } = open()
  choose(png())
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(jobs.map(({ kind }) => kind)).toEqual(['measure', 'convert'])
  expect(jobs[1]).toMatchObject({ to: USUAL_TARGET })
  expect(USUAL_TARGET).toEqual({ width: 1000, height: 1000, fit: 'within', format: 'image/webp', quality: 0.8 })
  expect(uploads[0]).toMatchObject({ of: { kind: 'page' }, bytes: new Uint8Array([1, 2, 3]) })
  expect(screen.getByRole('progressbar', { name: 'Uploading the image' })).toBeDefined()
  await answer(success(stored))
  expect(form.getValues('image')).toEqual(stored)
  await user.click(screen.getByRole('button', { name: 'Full size' }))
  const dialog = await screen.findByRole('dialog', { name: 'Photo' })
  expect(within(dialog).getByRole('img', { name: 'Photo' })).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Remove image' }))
  expect(form.getValues('image')).toBeNull()
})

test('a file is dropped, or pasted, and becomes what is asked for', async () => {
  const to: ImageTarget = { width: 267, height: 267, fit: 'cover', format: 'image/jpeg', quality: 0.5 }
  open({ to, of: { kind: 'menu', siteId: 'site-7' } })
  fireEvent.drop(screen.getByRole('group', { name: 'Photo' }), { dataTransfer: { files: [png()] } })
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(jobs[1]).toMatchObject({ kind: 'convert', to })
  await answer(success(stored))
  fireEvent.paste(screen.getByRole('button', { name: 'Choose another image' }), { clipboardData: { files: [png()] } })
  await waitFor(() => expect(uploads).toHaveLength(2))
  expect(uploads[1]?.of).toEqual({ kind: 'menu', siteId: 'site-7' })
})

test('a stored image is shown from its address; one that cannot be loaded is said to be missing', () => {
  open({ missing: 'No Image Found !' }, { ...stored, key: 'internalAdmin/a b' })
  const picture = screen.getByRole('img', { name: 'Photo' })
  expect(picture.getAttribute('src')).toBe('https://img.example/base/internalAdmin/a%20b')
  fireEvent.error(picture)
  expect(screen.getByText('No Image Found !')).toBeDefined()
})

test('what the caller refuses of an image is said at the field, and nothing is sent', async () => {
  open({ check: ({ width, height }, bytes) => `${width} x ${height}, ${bytes} bytes` })
  choose(png())
  expect((await screen.findByRole('alert')).textContent).toBe('267 x 200, 64 bytes')
  choose(new File(['MZ a renamed program'], 'photo.png', { type: 'image/png' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/not an image/))
  expect(uploads).toEqual([])
})

test('a storage that refuses is said at the field; a cancelled upload leaves what was there; both can be sent again', async () => {
  const { form, user } = open({}, stored)
  choose(png())
  await waitFor(() => expect(uploads).toHaveLength(1))
  await answer(failure('storage', 'The storage refused the file (AccessDenied).'))
  expect(screen.getByRole('alert').textContent).toBe('The storage refused the file (AccessDenied).')
  await user.click(screen.getByRole('button', { name: 'Upload again' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(cancelled).toEqual([uploads[1]?.id])
  expect(form.getValues('image')).toEqual(stored)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Upload again' }))
  await answer(success({ ...stored, key: 'internalAdmin/8' }))
  expect(form.getValues('image')).toEqual({ ...stored, key: 'internalAdmin/8' })
})
