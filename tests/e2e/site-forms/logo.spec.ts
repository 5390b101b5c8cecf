import type { Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { png } from './png.ts'
import { webpSize } from './webp.ts'

const WRONG_SIZE = 'Please Upload image with (600 px * 200 px) dimensions.'
const logo = { name: 'logo.png', mimeType: 'image/png', buffer: png(600, 200) }

/** The logo's field on the open form. */
const logoOf = (page: Page) => {
  const group = page.getByRole('group', { name: 'Site logo' })
  return {
    group,
    file: group.locator('input[type=file]'),
    crop: group.getByRole('button', { name: 'Crop and scale' }),
    again: group.getByRole('button', { name: 'Upload again' }),
    stored: group.getByRole('button', { name: 'Remove logo' }),
    preview: page.getByRole('img', { name: 'Preview of the site' }),
  }
}

/** Keys of the objects that were sent to the storage, without the bucket. */
const sentKeys = (platform: LocalPlatform): string[] =>
  controlOf(platform)
    .calls('storage.putObject')
    .map(({ variables }) => (variables as { key: string }).key.replace(`/${platform.profile.storage.bucket}/`, ''))

const stored = async (platform: LocalPlatform, key: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${platform.profile.storage.imageBase}/${key}`)).arrayBuffer())

/** What the window makes of an image by itself: WEBP at quality 80, in its own size. */
const webpOf = async (page: Page, image: Buffer): Promise<Buffer> => {
  const bytes = await page.evaluate(async (encoded) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0) ?? 0)]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  }, image.toString('base64'))
  return Buffer.from(bytes)
}

test('a logo of 600 x 200 becomes a WEBP under the sub domain, shown beside the colours; anything else is refused, or cropped to one', async ({
  signedInAs,
  platform,
}) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const field = logoOf(page)

  await test.step('without a sub domain there is nowhere to store it', async () => {
    await expect(field.group.getByRole('button', { name: 'Choose logo' })).toBeDisabled()
    await expect(page.getByText('Enter the sub domain first')).toBeVisible()
  })
  await page.getByLabel('Sub Domain').fill('aditi')

  await test.step('it is converted, stored and shown', async () => {
    await field.file.setInputFiles(logo)
    await expect(field.stored).toBeVisible()
    const [key = ''] = sentKeys(platform)
    await test.step('under the sub domain, "site" and a random id [SNEW-075]', () => {
      expect(key).toMatch(/^aditi\/site\/[\da-f-]{36}$/)
    })
    await test.step('in the bucket of the object storage [CALL-074]', () => {
      const sent = controlOf(platform).calls('storage.putObject')
      expect(sent.map(({ variables }) => variables)).toEqual([{ key: `/admin-console/${key}` }])
    })
    await test.step('as a WEBP of quality 80, no larger than it was [SNEW-073] [CONST-008]', async () => {
      expect(webpSize(await stored(platform, key))).toEqual({ width: 600, height: 200 })
      expect(await stored(platform, key)).toEqual(await webpOf(page, logo.buffer))
    })
    await expect(field.preview.getByRole('img')).toHaveCount(0)
    await expect.poll(() => field.preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
    await page.getByLabel('Background colour', { exact: true }).fill('#fff8e1')
    await expect(field.preview).toHaveCSS('background-color', 'rgb(255, 248, 225)')
    await picture(page, 'logo')
    await expectNoSeriousAxeViolations(page)
  })

  await test.step('it follows the sub domain', async () => {
    await page.getByLabel('Sub Domain').fill('aditi-two')
    await expect.poll(() => sentKeys(platform).at(-1)).toMatch(/^aditi-two\/site\//)
    await expect(field.stored).toBeVisible()
  })

  await field.stored.click()
  const sent = sentKeys(platform).length
  await test.step('a renamed program', async () => {
    await field.file.setInputFiles({ ...logo, buffer: Buffer.from('MZ\u0090\0\u0003 a renamed program', 'latin1') })
    await expect(page.getByRole('alert')).toContainText('This file is not an image.')
  })

  await test.step('an image of 50 MB', async () => {
    // Made in the window: so many bytes do not go through the debugger's connection.
    await field.file.evaluate(
      (input: HTMLInputElement, head) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(head), new Uint8Array(50_000_000)], 'logo.png', { type: 'image/png' }))
        input.files = transfer.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      },
      [...logo.buffer],
    )
    await expect(page.getByRole('alert')).toContainText('This file is larger than 20 MB.')
  })

  await test.step('an image that is cut off', async () => {
    await field.file.setInputFiles({ ...logo, buffer: logo.buffer.subarray(0, 40) })
    await expect(page.getByRole('alert')).toContainText('This image cannot be opened')
  })

  await test.step('600 x 201: the message, and a way out [SNEW-071] [SNEW-072] [SNEW-074] [MSG-015] [CONST-007]', async () => {
    await field.file.setInputFiles({ ...logo, buffer: png(600, 201) })
    await expect(page.getByRole('alert').filter({ hasText: WRONG_SIZE })).toHaveText(WRONG_SIZE)
    expect(sentKeys(platform)).toHaveLength(sent)
  })

  await test.step('any image is cropped and scaled to a logo, by keyboard too', async () => {
    await field.file.setInputFiles({ ...logo, buffer: png(1500, 1200) })
    await field.crop.click()
    const dialog = page.getByRole('dialog', { name: 'Crop and scale' })
    await expect(dialog).toContainText('1500 x 1200 px')
    const image = dialog.locator('img')
    const frame = dialog.getByRole('button', { name: /The arrow keys move/ })
    // Within the frame: the dialog itself slides in.
    const top = () => image.evaluate((drawn: HTMLElement) => drawn.offsetTop)
    const before = await top()
    await frame.press('Shift+ArrowDown')
    await expect.poll(async () => (await top()) - before).toBe(20)
    await picture(page, 'crop')
    await expectNoSeriousAxeViolations(page)
    await dialog.getByRole('button', { name: 'Use as logo' }).click()
    await expect(field.stored).toBeVisible()
    expect(webpSize(await stored(platform, sentKeys(platform)[sent] ?? ''))).toEqual({ width: 600, height: 200 })
    await expect(page.getByRole('alert').filter({ hasText: WRONG_SIZE })).toBeHidden()
  })

  await test.step('nobody is asked for a logo [SNEW-074]', async () => {
    await field.stored.click()
    await page.getByRole('button', { name: 'Create Site' }).click()
    await expect(page.getByRole('button', { name: '11 fields need your attention' })).toBeVisible()
    await expect(field.group).not.toHaveAccessibleDescription(/Please/)
  })
})

test('a storage that fails: cut uploads, a refusal, cancelling', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const field = logoOf(page)
  await page.getByLabel('Sub Domain').fill('aditi')

  await test.step('credentials refused', async () => {
    control.addFault({ operation: 'identity-pool.getId', fault: 'http500', times: 9 })
    await field.file.setInputFiles(logo)
    await expect(page.getByRole('alert')).toContainText('The identity pool of the storage gives no credentials')
    control.clearFaults()
  })

  await test.step('one cut connection nobody notices', async () => {
    control.addFault({ operation: 'storage.putObject', fault: 'drop-before' })
    await field.file.setInputFiles(logo)
    await expect(field.stored).toBeVisible()
    await field.stored.click()
  })

  await test.step('cut every time: said at the field, and sent again on demand', async () => {
    control.addFault({ operation: 'storage.putObject', fault: 'drop-before', times: 9 })
    await field.file.setInputFiles(logo)
    await expect(page.getByRole('alert')).toContainText('Nothing was stored. Try again.')
    control.clearFaults()
    await expect(field.stored).toBeHidden()
    await field.again.click()
    await expect(field.stored).toBeVisible()
    await field.stored.click()
  })

  await test.step('cancelled while it is on its way', async () => {
    control.addFault({ operation: 'storage.putObject', fault: 'delay', milliseconds: 60_000 })
    await field.file.setInputFiles(logo)
    await expect(page.getByRole('progressbar', { name: 'Uploading the logo' })).toBeVisible()
    await field.group.getByRole('button', { name: 'Cancel' }).click()
    await expect(field.again).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Uploading the logo' })).toBeHidden()
  })
})
