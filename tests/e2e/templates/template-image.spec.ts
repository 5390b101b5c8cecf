import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { screenTitle } from '../routes/route-table.ts'
import { png } from '../site-forms/png.ts'

const MINE = /^master\/templates\/whatsapp\/[0-9a-f-]{36}$/

test('a new image of a stored template is sent with its mime type, none is sent as null [TMPL-025]', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const { bucket, region } = platform.profile.storage
  const review = new EditReviewOnScreen(page)
  const lastImage = () =>
    (controlOf(platform).sent('UpdateTempleteByAdmin').at(-1) as { readonly input: { readonly image: object | null } } | undefined)?.input.image
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await review.save.click()
    await expect(screenTitle(page)).toHaveText('Template List')
  }
  await openAddress(page, '/editm-templates?template=festival-greeting-1')
  await page.locator('input[type=file]').setInputFiles({ name: 'sale.png', mimeType: 'image/png', buffer: png(600, 400) })
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible()
  await save()
  expect(lastImage()).toEqual({ bucket, region, key: expect.stringMatching(MINE), mimeType: 'image/jpeg' })

  await openAddress(page, '/editm-templates?template=festival-greeting-1')
  await page.getByRole('button', { name: 'Remove image' }).click()
  await save()
  expect(lastImage()).toBeNull()
})
