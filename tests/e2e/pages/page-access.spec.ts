import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { createUser } from '../permissions/create-user.ts'
import { picture } from '../picture.ts'
import { openMenuOf, pageForm, pageList } from './page-screens.ts'
import { StoredPages } from './stored-pages.ts'

const SITES_WITH_PAGES = '{ getSitesAdmin { siteId domain } }'
const SITE_PAGES = 'query Pages($siteId: ID!) { getSitePagesBySiteId(siteId: $siteId) { pageName } }'

/** A site that has pages of its own. */
async function siteWithPages(stored: StoredPages): Promise<string> {
  const { getSitesAdmin: sites } = (await stored.run(SITES_WITH_PAGES)) as { getSitesAdmin: readonly { siteId: string }[] }
  for (const { siteId } of sites) {
    const { getSitePagesBySiteId: pages } = (await stored.run(SITE_PAGES, { siteId })) as { getSitePagesBySiteId: readonly unknown[] }
    if (pages.length > 0) return siteId
  }
  throw new Error('No site has pages')
}

const TITLE =
  'each operation on pages has its permission, from the list and from Edit Site; offline nothing can be changed [PAGE-038] [PERM2-011] [SEDIT-029] [PERM-006]'

test(TITLE, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPages(platform)
  const siteId = await siteWithPages(stored)
  const userName = await createUser(platform, 'SUPPORT_ACCOUNT_MANAGER', {
    site: ['view_site_list', 'edit_site'],
    staticPage: ['static_pages', 'edit_page'],
  })
  const { page } = await signedInAs(userName)
  const list = pageList(page)
  const form = pageForm(page)
  const denied = page.getByText("Dear User, You don't have access to this page.")

  await test.step('the list may be seen and pages edited; neither created nor deleted', async () => {
    await openAddress(page, '/site-pages?tags=any&q=home')
    const create = page.getByRole('button', { name: 'Create Page' })
    await expect(create).toHaveAttribute('title', 'You do not have permission to create pages.')
    const menu = await openMenuOf(list.row('home'))
    await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeEnabled()
    await expect(menu.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled()
    await page.keyboard.press('Escape')
    await openAddress(page, '/create-site-pages')
    await expect(denied).toBeVisible()
  })

  await test.step("Edit Site's table has the same, on the master page", async () => {
    await openAddress(page, `/edit-site?site=${siteId}`)
    const pages = page.getByRole('grid', { name: 'Pages of the site' })
    await pages.scrollIntoViewIfNeeded()
    await expect(pages.getByRole('columnheader').filter({ hasText: /\S/ })).toHaveText(['Page name', 'Page for', 'Type', 'Tags'])
    const menu = await openMenuOf(pages.getByRole('row').filter({ has: page.getByText('home', { exact: true }) }))
    await expect(menu.getByRole('menuitem', { name: 'Preview' })).toBeEnabled()
    await expect(menu.getByRole('menuitem', { name: /^Delete the master page/ })).toBeDisabled()
    await picture(page, 'edit-site-pages')
    await menu.getByRole('menuitem', { name: 'Edit the master page' }).click()
    await expect(form.title).toHaveValue('Home')
  })

  await test.step('offline the form says why it cannot be saved', async () => {
    await form.onFooter.click()
    await control.goDown()
    // A call of the page that was still in progress may have told the console already: the button then refuses the press that would else find it out.
    await form.save.click({ force: true })
    await expect(form.save).toHaveAttribute('title', 'Not available offline: changes need the platform.')
    await control.comeUp()
  })
})
