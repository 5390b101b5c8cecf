import { dateText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { column, columnTitles, cpList, cutTexts } from './partners-on-screen.ts'
import { DECCAN } from './staff-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

test('channel partners are listed with their wallets and customers [SHELL-038]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const partners = await stored.partners()
  const console = await signedInAs('ADMIN')
  const { page } = console
  const list = cpList(page)

  await test.step('partners that cannot be loaded: loading stops, logged, said where they would be [CPL-012] [MSG2-016]', async () => {
    control.addFault({ operation: 'GetInternalUsersByUserRole', fault: 'graphql-error', message: 'PARTNERS_NOT_READY' })
    await page.getByRole('link', { name: 'CP List' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The channel partners could not be loaded.')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('PARTNERS NOT READY')
    await expect(page.locator('.fui-Toast')).toHaveCount(0)
    // Its line comes through a pipe of its own.
    await expect.poll(() => console.log()).toContain('PARTNERS')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(list.count).toHaveText(`${partners.length} of ${partners.length}`)
  })

  await test.step('"/cplist" shows the partners, columns in order, 100 a page [CPL-001] [CPL-003] [CPL-010] [CPL-011]', async () => {
    expect(new URL(page.url()).pathname).toBe('/cplist')
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('CP List')
    // The first window that has room for each column in its place.
    await page.setViewportSize({ width: 2100, height: 1080 })
    await expect(list.grid.getByRole('columnheader', { name: 'Contact Person', exact: true })).toBeVisible()
    expect(await columnTitles(list.grid)).toEqual([
      'Sr',
      'Company Name',
      'Contact Person',
      'Mobile',
      'Sales Person',
      'Wallet Balance',
      'Country',
      'City',
      'CP Since',
      'Status',
      'Total Customers',
      'Last Customer',
      'Actions',
      'Row menu',
    ])
    expect(await column(list.grid, 'Sr')).toEqual(partners.map((_, index) => String(index + 1)))
    expect(await column(list.grid, 'Contact Person')).toEqual(partners.map(({ name }) => name))
    expect(await column(list.grid, 'CP Since')).toEqual(partners.map(({ createdAt }) => dateText(createdAt)))
    expect(control.sent('GetInternalUsersByUserRole').at(-1)).toEqual({ userRole: 'CP' })
    await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('100')
  })

  await test.step('a narrower window has the same columns in the same order, some below the one before them, and none out of sight', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(list.grid.getByRole('columnheader')).toHaveText([
      '',
      'Sr',
      'Company NameContact Person',
      'MobileSales Person',
      'Wallet Balance',
      'CountryCity',
      'CP Since',
      'Status',
      'Total CustomersLast Customer',
      'Actions',
      '',
    ])
    expect(await column(list.grid, 'Contact Person')).toEqual(partners.map(({ name }) => name))
    const beyond = await list.grid.evaluate((grid) => grid.scrollWidth - grid.clientWidth)
    expect(beyond).toBe(0)
  })

  await test.step('the least window has no column out of sight either: what it gives up is in the menu of the row, and in its details', async () => {
    await page.setViewportSize({ width: 1024, height: 640 })
    await expect(list.grid.getByRole('columnheader')).toHaveText([
      '',
      'Company NameContact Person',
      'MobileSales Person',
      'Wallet Balance',
      'CountryCity',
      'Status',
      'Total CustomersLast Customer',
      '',
    ])
    expect(await list.grid.evaluate((grid) => grid.scrollWidth - grid.clientWidth)).toBe(0)
    await list.grid.getByRole('button', { name: `Actions for ${DECCAN.company}` }).click()
    await expect(page.getByRole('menuitem').filter({ hasText: /^(Wallet|Services)/ })).toHaveText(['WalletP', 'ServicesS'])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('a window of 1440 cuts neither a company nor a country, one of 1920 nothing', async () => {
    expect(await cutTexts(list.grid, ['Company Name', 'Country'])).toEqual([])
    await page.setViewportSize({ width: 1920, height: 1080 })
    expect(await cutTexts(list.grid, ['Company Name', 'Mobile', 'Wallet Balance', 'Country', 'Total Customers'])).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('the first row adds the wallets up, one sum a currency [CPL-007] [CPL-008]', async () => {
    await expect(list.total).toContainText('Total Balance')
    const sums = Map.groupBy(partners, ({ currency }) => currency as string)
    for (const [currency, own] of sums) {
      const sum = own.reduce((total, { balance }) => total + balance, 0)
      await expect(list.total).toContainText(moneyText(sum, currency))
    }
  })

  await test.step('customers are counted from the sites of the partner [CPL-009]', async () => {
    const customers = await stored.customers(DECCAN.username)
    const newest = customers.toSorted((one, other) => other['createdAt'] - one['createdAt'])[0]
    const row = (await column(list.grid, 'Company Name')).indexOf(DECCAN.company)
    await expect.poll(async () => (await column(list.grid, 'Total Customers'))[row]).toBe(String(customers.length))
    expect((await column(list.grid, 'Last Customer'))[row]).toBe(`${dateText(newest?.['createdAt'])} ${newest?.['companyName']}`)
  })
})
