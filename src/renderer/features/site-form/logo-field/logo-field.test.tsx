// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TextField } from '#components/form/fields/text-field.tsx'
import { completeBrowser, renderForm } from '#components/form/form-harness.test-support.tsx'
import type { ImageAnswer, ImageJob, ImageSize } from '#components/image-field/image-job.ts'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { StoredObject } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { SiteFormContext } from '../use-site-form.ts'
import { LogoField } from './logo-field.tsx'

/** Decoding and encoding are the browser's, tried in the end-to-end specs: here an image says its size itself. */
const images = (size: ImageSize | null) => ({
  jobs: [] as ImageJob[],
  async run(job: ImageJob): Promise<ImageAnswer> {
    this.jobs.push(job)
    if (size === null) return { state: 'undecodable' }
    return { state: 'done', size, bytes: job.kind === 'measure' ? null : new Uint8Array([1, 2, 3]) }
  },
  close: () => undefined,
})

type Upload = CallArgument<'files.uploadImage'>

/** Main's side of an upload. */
class UploadPort {
  readonly fake = createFakeBridge()
  #answers: ((answer: Result<StoredObject>) => void)[] = []

  constructor() {
    this.fake.answer('files.uploadImage', () => new Promise((resolve) => this.#answers.push(resolve)))
    this.fake.answer('files.cancel', () => {
      this.#answers.pop()?.(failure('cancelled', 'The upload was cancelled.'))
      return success(undefined)
    })
    this.fake.answer(
      'connection.status',
      success({ state: 'ready', profile: { name: 'Demo', environment: 'local', imageBase: 'https://img.example', links: [] } }),
    )
  }

  get uploads(): readonly Upload[] {
    return this.fake.sent('files.uploadImage')
  }

  answer(answer: Result<StoredObject>): Promise<void> {
    return act(async () => this.#answers.shift()?.(answer))
  }

  /** Stores the upload that waits, under the key main would give it. */
  store(): Promise<void> {
    return this.answer(success(storedUnder(folderOf(this.uploads.at(-1)), this.uploads.length)))
  }

  progress(sent: number, total: number): void {
    act(() => this.fake.emit('files.uploadProgress', { id: this.uploads.at(-1)?.id ?? '', sent, total }))
  }
}

const folderOf = (upload: Upload | undefined): string => (upload?.of.kind === 'site-logo' ? upload.of.subdomain : '')
const storedUnder = (subdomain: string, number: number): StoredObject => ({ bucket: 'b', region: 'r', key: `${subdomain}/site/${number}` })
const png = (size = 64, name = 'logo.png'): File => new File([Buffer.from('\u0089PNG\r\n\u001A\n'.padEnd(size, '\0'), 'latin1')], name)
const values = {
  siteLogo: null as StoredObject | null,
  subdomain: 'aditi',
  companyName: 'Aditi Kitchen',
  backgroundColor: '#ffffff',
  menuFontColor: '#ea2b1f',
  textFontColor: '#000000',
  textFontType: 'Arial',
}

let upload: UploadPort
beforeEach(async () => {
  upload = new UploadPort()
  await upload.fake.services.connection.read()
  completeBrowser()
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = (size: ImageSize | null = { width: 600, height: 200 }, start: Partial<typeof values> = {}) => {
  const service = images(size)
  const context = { use: 'create' as const, storedUserName: '', onLogoBusy: () => undefined }
  const rendered = renderForm(
    <BridgeContext value={upload.fake.services}>
      <SiteFormContext value={context}>
        <TextField name="subdomain" label="Sub Domain" />
        <LogoField name="siteLogo" label="Logo" images={service} />
      </SiteFormContext>
    </BridgeContext>,
    { ...values, ...start },
  )
  return { ...rendered, service }
}
const choose = (file: File): void => {
  fireEvent.change(screen.getByLabelText('Logo: file'), { target: { files: [file] } })
}

describe('a file of the right size', () => {
  test('is converted and stored under the sub domain, with progress', async () => {
    const { form, user, service } = open()
    choose(png())
    await waitFor(() => expect(upload.uploads).toHaveLength(1))
    expect(service.jobs.map(({ kind }) => kind)).toEqual(['measure', 'convert'])
    expect(upload.uploads[0]).toMatchObject({ of: { kind: 'site-logo', subdomain: 'aditi' }, bytes: new Uint8Array([1, 2, 3]) })
    expect(screen.getByRole('progressbar', { name: 'Uploading the logo' }).getAttribute('aria-valuenow')).toBeNull()
    upload.progress(3, 3)
    expect(screen.getByRole('progressbar', { name: 'Uploading the logo' }).getAttribute('aria-valuenow')).toBe('1')
    await upload.store()
    expect(form.getValues('siteLogo')).toEqual(storedUnder('aditi', 1))
    expect(screen.queryByRole('progressbar')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove logo' }))
    expect(form.getValues('siteLogo')).toBeNull()
  })

  test('is stored again when the sub domain changes', async () => {
    const { form, user } = open()
    choose(png())
    await waitFor(() => expect(upload.uploads).toHaveLength(1))
    await upload.store()
    await user.type(screen.getByRole('textbox', { name: 'Sub Domain' }), '-2')
    await waitFor(() => expect(upload.uploads).toHaveLength(2), { timeout: 3000 })
    await upload.store()
    expect(form.getValues('siteLogo')).toEqual(storedUnder('aditi-2', 2))
  })

  test('cannot be cancelled into half a logo: cancelling leaves none, and it can be sent again', async () => {
    const { form, user } = open()
    choose(png())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(upload.fake.sent('files.cancel')).toEqual([{ id: upload.uploads[0]?.id }])
    expect(form.getValues('siteLogo')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Upload again' }))
    await upload.store()
    expect(form.getValues('siteLogo')).toEqual(storedUnder('aditi', 2))
  })

  test('a storage that refuses is said at the field', async () => {
    const { form } = open()
    choose(png())
    await waitFor(() => expect(upload.uploads).toHaveLength(1))
    await upload.answer(failure('storage', 'The storage refused the file (AccessDenied).'))
    expect(screen.getByRole('alert').textContent).toBe('The storage refused the file (AccessDenied).')
    expect(form.getValues('siteLogo')).toBeNull()
  })
})

test('a file of another size shows the message, and can be cropped to a logo [SNEW-072]', async () => {
  const { form, user, service } = open({ width: 600, height: 201 })
  choose(png())
  expect((await screen.findByRole('alert')).textContent).toBe('Please Upload image with (600 px * 200 px) dimensions.')
  expect(upload.uploads).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Crop and scale' }))
  await user.click(await screen.findByRole('button', { name: 'Use as logo' }, { timeout: 5000 }))
  await waitFor(() => expect(upload.uploads).toHaveLength(1))
  expect(service.jobs.at(-1)).toMatchObject({ kind: 'crop', at: { x: 0, width: 600, height: 201 } })
  await upload.store()
  expect(form.getValues('siteLogo')).toEqual(storedUnder('aditi', 1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['a renamed program', new File(['MZ\u0090\0 this is a program'], 'logo.png', { type: 'image/png' }), /not an image/],
  ['an image of 50 MB', png(50 * 1024 * 1024), /larger than 20 MB/],
])('%s is refused, and nothing is decoded', async (_title, file, message) => {
  const { service } = open()
  choose(file)
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(service.jobs).toEqual([])
  expect(screen.queryByRole('button', { name: 'Crop and scale' })).toBeNull()
})

test('a damaged image is refused', async () => {
  open(null)
  choose(png())
  expect((await screen.findByRole('alert')).textContent).toMatch(/damaged/)
})

test('without a sub domain there is nowhere to store it', () => {
  open({ width: 600, height: 200 }, { subdomain: '' })
  expect(screen.getByRole('button', { name: 'Choose logo' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Enter the sub domain first: the logo is stored under it.')).toBeDefined()
})

test('beside it the site with its colours and font', () => {
  open({ width: 600, height: 200 }, { siteLogo: storedUnder('aditi', 7) })
  const page = screen.getByRole('img', { name: 'Preview of the site' })
  expect(page.style.backgroundColor).toBe('rgb(255, 255, 255)')
  expect(page.style.fontFamily).toBe('Arial')
  expect(page.querySelector('img')?.src).toBe('https://img.example/aditi/site/7')
})
