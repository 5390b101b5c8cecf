import { expectNoSeriousAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './picture.ts'

test('a screen without the permission says so [PERM-005]', async ({ signedInAs }) => {
  const { page } = await signedInAs('one-permission@demo.example')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.evaluate(() => window.history.pushState(null, '', '/site-pages'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByText("Dear User, You don't have access to this page.")).toBeVisible()
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'denied')
})
