import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { logo, logoOf } from './create/logo-field.ts'
import { sentKeys, stored } from './create/stored-logo.ts'
import { webpSize } from './webp.ts'

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

test('a logo of 600 x 200 becomes a WEBP under the sub domain, and follows it', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const field = logoOf(page)
  await openAddress(page, '/create-site')

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
    await test.step('as a WEBP of quality 80, no larger than it was [SNEW-073]', async () => {
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
})
