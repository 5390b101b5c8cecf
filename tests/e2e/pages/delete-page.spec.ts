import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { openMenuOf, pageList } from './page-screens.ts'
import { StoredPages } from './stored-pages.ts'

test('a page is deleted after a question, and is no longer at its address', async ({ signedInAs, platform, folders }) => {
  const stored = new StoredPages(platform)
  const { page } = await signedInAs('ADMIN')
  const list = pageList(page)
  const toast = (text: string) => page.locator('.fui-ToastTitle').filter({ hasText: text })
  await stored.create({ pageName: 'our-story' })
  await stored.create({ pageName: 'code-page' })

  await test.step('a page is deleted after a question; one that another deleted is refused [PAGE-030]', async () => {
    await openAddress(page, '/site-pages?tags=any&q=our-story')
    await picture(page, 'list-dark')
    await (await openMenuOf(list.row('our-story'))).getByRole('menuitem', { name: 'Delete' }).click()
    await expect(toast('Deleted Successfully')).toHaveText('Deleted Successfully')
    expect((await mainQuestions(folders).last())?.message).toBe('Sure to delete? The page our-story.')
    await expect(page.getByText('No page matches')).toBeVisible()
    expect(await stored.page('our-story')).toBeNull()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await list.search.fill('code-page')
    await stored.run('mutation { deleteSitePage(pageName: "code-page") { id } }')
    await (await openMenuOf(list.row('code-page'))).getByRole('menuitem', { name: 'Delete' }).click()
    await expect(toast('The page could not be deleted.')).toBeVisible()
  })

  await test.step('an address without a page, and one of a page that is not there [ROUTE-013]', async () => {
    await openAddress(page, '/edit-site-pages')
    await expect(toast('Choose a page to edit.')).toBeVisible()
    await expect(list.grid).toBeVisible()
    await openAddress(page, '/edit-site-pages?page=code-page')
    await expect(page.getByText('There is no such page')).toBeVisible()
  })
})
