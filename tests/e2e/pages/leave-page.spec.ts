import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { pageForm, pageList } from './page-screens.ts'
import { StoredPages } from './stored-pages.ts'

test('content is needed on edit too; leaving with changes asks; Cancel leads to the list [PAGE-003] [PAGE-013] [PAGE-017]', async ({
  signedInAs,
  platform,
}) => {
  const stored = new StoredPages(platform)
  const { page } = await signedInAs('ADMIN')
  const list = pageList(page)
  const form = pageForm(page)
  await stored.create({ pageName: 'our-story', displayName: 'Our Story', value: '<p>Welcome</p>', pageType: 'FROALA' })
  await openAddress(page, '/edit-site-pages?page=our-story')
  await expect(form.onFooter).toBeEnabled()
  await form.text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await form.save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'content' })).toHaveText(/^Please input content$/)
  await form.cancel.click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(form.save).toBeVisible()
  await form.cancel.click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(list.grid).toBeVisible()
  await page.getByRole('button', { name: 'Create Page' }).click()
  await expect(form.text).toBeVisible()
  await form.cancel.click()
  await expect(list.grid).toBeVisible()
})
