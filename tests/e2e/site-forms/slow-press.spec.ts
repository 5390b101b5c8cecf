import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { SiteFormOnScreen } from './site-form.ts'

test('a field that turns out wrong when it is left does not move what is pressed', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const form = new SiteFormOnScreen(page)
  const below = form.toggle('Product listing')
  await below.hover()
  await form.select('Support Account Manager').focus()

  await page.mouse.down()
  // As long as a hand holds a button.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await page.mouse.up()

  await expect(form.error('Please select support account manager.')).toBeVisible()
  await expect(below).not.toBeChecked()
})
