import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { siteReader } from '../sites/platform-sites.ts'
import { expectSites, rowOf, siteGrid, toast } from '../sites/site-list.ts'
import { controlOf } from './control.ts'

test.use({ ownConsole: true })

const SITES = 'GetSitesAdmin'

test('a site list that failed in part shows the rest, and says what is missing', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = await siteReader(platform)
  const sites = await read()
  const [unset, damaged, ...good] = sites
  if (unset === undefined || damaged === undefined) throw new Error('The platform has too few sites')
  const { page } = await signedInAs('ADMIN')
  const notice = page.getByRole('group', { name: /Some data could not be loaded/ })
  await expectSites(page, sites, sites.length)

  await test.step('a failed setting and a damaged row', async () => {
    control.addFault({
      operation: SITES,
      fault: 'wrong-shape',
      body: {
        data: { getSitesAdmin: [{ ...unset, basicSiteSetting: null }, { ...damaged, siteId: null }, ...good] },
        errors: [{ message: 'SETTING_TABLE_LOCKED', path: ['getSitesAdmin', 0, 'basicSiteSetting'] }],
      },
    })
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(notice).toContainText('1 site could not be loaded and is not in the list.')
    await expect(notice).toContainText('Settings could not be loaded for 1 site.')
    await expect(notice).toContainText('The platform says: SETTING TABLE LOCKED')
    await expectSites(page, [unset, ...good], sites.length - 1)
    await expect(rowOf(page, unset)).toContainText('Not loaded')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'list-in-part')
  })

  await test.step('payments of a site without its currency stay closed', async () => {
    await rowOf(page, unset)
      .getByLabel(/^Actions for/)
      .click()
    await page.getByRole('menuitem', { name: 'Payment' }).click()
    await expect(toast(page)).toContainText(/^The currency of .* could not be loaded\./)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('loaded again the list is whole and the notice gone', async () => {
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expectSites(page, sites, sites.length)
    await expect(notice).toBeHidden()
  })
})

test('a list of which nothing is left stays a failure, and one that is too large says what to change', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  control.addFault({
    operation: SITES,
    fault: 'wrong-shape',
    body: { data: { getSitesAdmin: null }, errors: [{ message: 'Transformation too large', errorType: 'MappingTemplate', path: ['getSitesAdmin'] }] },
  })
  const { page } = await signedInAs('ADMIN')
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('The site list could not be loaded.')
  await expect(failed).toContainText('This list is larger than the platform can send at once. Ask your administrator to set "siteList" to "by-type"')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(siteGrid(page).getByRole('row').nth(1)).toBeVisible()
})

test('a copy for offline use is not replaced by a list with gaps', async ({ signedInAs, openConsole, platform }) => {
  const control = controlOf(platform)
  const read = await siteReader(platform)
  const sites = await read()
  const first = await signedInAs('ADMIN')
  await expectSites(first.page, sites, sites.length)
  control.addFault({ operation: SITES, fault: 'wrong-shape', body: { data: { getSitesAdmin: sites.slice(1) }, errors: [{ message: 'FIRST_IS_GONE' }] } })
  await first.page.getByRole('button', { name: 'Refresh the list' }).click()
  await expect(first.page.getByText(/The list of sites may be incomplete\./)).toBeVisible()
  await first.close()

  await control.goDown()
  const { page } = await openConsole()
  await expect(page.getByText(/^Offline: as of \d\d:\d\d$/)).toBeVisible()
  await expectSites(page, sites, sites.length)
})
