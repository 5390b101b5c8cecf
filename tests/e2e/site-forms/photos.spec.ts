import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../sites/site-list.ts'
import { creationStops } from './creation.ts'
import { openFilled, requiredValues } from './prepared-draft.ts'
import { SiteFormOnScreen } from './site-form.ts'

test('with Photos off a new site is sent without a number of photos [SNEW-051]', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  await openFilled(form, requiredValues('no-photos'))
  await expect(form.text('Photos allowed')).toHaveValue('20')
  await form.toggle('Photos').setChecked(false)
  await expect(form.text('Photos allowed')).toBeHidden()
  await form.create.click()
  await creationStops(page)
  await expect(toast(page)).toHaveText('Site Created Successfully')
  const [created] = controlOf(platform)
    .sent('CreateSiteByRecahoAdmin')
    .map(({ input }) => input)
  expect(created).toMatchObject({ domain: 'no-photos.shops.example', no_of_products: 25 })
  expect(created).not.toHaveProperty('no_of_photos')
})
