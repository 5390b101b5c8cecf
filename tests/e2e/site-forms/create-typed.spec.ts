import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../sites/site-list.ts'
import { creationStops } from './creation.ts'
import { openFilled, requiredValues } from './prepared-draft.ts'
import { SiteFormOnScreen } from './site-form.ts'
import { StoredSites } from './stored-site.ts'

test('what is typed while the user name is checked is part of the new site', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  await openFilled(form, requiredValues('typed-late'))
  control.addFault({ operation: 'VerifyUsername', fault: 'delay', milliseconds: 3_000 })
  await form.create.click()
  await expect(form.create.getByRole('progressbar').or(form.create.locator('.fui-Spinner'))).toBeAttached()
  await form.text('GST No').fill('27TYPEDLATE1Z5')
  await creationStops(page)
  await expect(toast(page)).toHaveText('Site Created Successfully')
  const { record } = await new StoredSites(platform).whole('typed-late.shops.example')
  expect(record).toMatchObject({ gstNo: '27TYPEDLATE1Z5' })
})
