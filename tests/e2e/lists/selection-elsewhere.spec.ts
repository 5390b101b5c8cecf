import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { catchCopies, copiedText } from './list-view.ts'

/** A list, how many of its rows a page has, and the titles above what is copied of them. */
const LISTS = [
  ['/oulets-index', 'Outlets', 1, 'Company Name\tCustomer Name\tMobile\tUser Name\tEmail\tCity\tOutlets'],
  ['/subscription-plan', 'Subscription Plan', 11, 'Plan name\tMaster service\tSite type\tSite option\tPAY PER USE\tMONTHLY\tYEARLY\tStatus'],
  ['/platform-servicelist', 'Platform Service', 50, 'Service name\tSlug name\tMaster service\tSite type\tSite option\tStatus'],
  ['/service-list?tab=one-time', 'One Time Service', 5, 'Service name\tPrice'],
  ['/site-pages', 'Pages', 6, 'Page name\tDisplay name\tPage for\tType\tTags\tImage'],
  ['/serviceMap?partner=suresh.babu@staff.example', 'PLANS', 9, 'Service Name\tSite Option\tAnnual\tRenewal\tNote'],
] as const

test('the rows of outlets, catalogue, pages and mapping are selected, copied and added up as those of every list', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  for (const [address, name, count, titles] of LISTS) {
    await test.step(name, async () => {
      await openAddress(page, address)
      const list = page.getByRole('region', { name, exact: true })
      await list.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
      await expect(list.getByText(`${count} selected`, { exact: true })).toBeVisible()
      await catchCopies(page)
      await list.getByRole('gridcell').first().press('Control+c')
      const copied = async () => ((await copiedText(page)) ?? '').split('\n')
      await expect.poll(async () => [(await copied()).length, (await copied())[0]]).toEqual([count + 1, titles])
    })
  }
  await test.step('the outlets of the selected owners are added up', async () => {
    await openAddress(page, '/oulets-index?columns=outlets')
    await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
    await expect(page.getByRole('list', { name: 'Sums of the selection' }).getByRole('listitem')).toHaveText(['Outlets:3'])
  })
})
