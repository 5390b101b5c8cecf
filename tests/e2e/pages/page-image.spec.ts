import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { creationStops } from '../site-forms/creation.ts'
import { png } from '../site-forms/png.ts'
import { openFilled, requiredValues } from '../site-forms/prepared-draft.ts'
import { SiteFormOnScreen } from '../site-forms/site-form.ts'
import { toast } from '../sites/site-list.ts'
import { pageForm } from './page-screens.ts'

test('a page that gets an image is sent with it, and a new site copies the page with its image', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { bucket, region } = platform.profile.storage
  const image = { bucket, region, key: expect.stringMatching(/^internalAdmin\/[\da-f-]{36}$/) }
  const { page } = await signedInAs('ADMIN')

  await test.step('edited [CALL-037]', async () => {
    await openAddress(page, '/edit-site-pages?page=about-us')
    const form = pageForm(page)
    await form.photo.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png(300, 200) })
    await expect(form.photo.getByRole('button', { name: 'Full size' })).toBeVisible()
    await form.save.click()
    await new EditReviewOnScreen(page).save.click()
    await expect(toast(page).filter({ hasText: 'Page saved successfully' })).toBeVisible()
    expect(control.sent('UpdateSitePage').at(-1)).toMatchObject({
      input: { pageName: 'about-us', image: { ...image, mimeType: 'image/webp' } },
    })
  })

  await test.step('copied [CALL-034] [CALL-035]', async () => {
    const form = new SiteFormOnScreen(page)
    await openFilled(form, { ...requiredValues('with-image'), pages: ['about-us'] })
    await form.create.click()
    await creationStops(page)
    await expect(page.getByText('Site Created Successfully', { exact: true })).toBeVisible()
    const { input } = (control.sent('CreateSitePagesInBulk').at(-1) ?? {}) as { readonly input: readonly object[] }
    expect(input).toHaveLength(1)
    expect(input[0]).toMatchObject({ pageName: 'about-us', image })
  })
})
