import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { storedSites } from './stored-sites.ts'
import { choose, expectSaid, fill, toast } from './users-on-screen.ts'

test('new outlets: their sites and their place, sent once', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const sites = await storedSites(platform)
  const [main, second, third] = sites.filter(({ groupId }) => groupId === null)
  const grouped = sites.find(({ groupId }) => groupId !== null)
  if (main === undefined || second === undefined || third === undefined || grouped === undefined) throw new Error('The platform has too few sites')
  const { page } = await signedInAs('ADMIN', { at: '/create-oulets' })
  const list = page.getByRole('grid', { name: 'Outlets' })
  const form = page.getByRole('form', { name: 'New outlets' })
  const create = page.getByRole('button', { name: 'Create Outlets' })
  await expect(page.getByRole('grid', { name: 'Sites' }).getByRole('row').nth(1)).toBeVisible()
  const userName = form.getByRole('textbox', { name: 'User Name', exact: true })
  await userName.fill(' chainowner2 ')
  await expectSaid(userName, 'Free')

  await test.step('sites are searched; those of another owner are not offered', async () => {
    await fill(form, { 'Company Name': 'Chain Ltd', 'Customer Name': 'Chain Owner', 'Mobile Number': '9800000000', Email: 'chain@outlets.example' })
    await choose(form, 'Default Site', main.companyName ? `${main.companyName} (${main.domain})` : main.domain)
    const table = page.getByRole('grid', { name: 'Sites' })
    const search = form.getByPlaceholder('Select Outlets Site')
    await search.fill(grouped.domain)
    await expect(page.getByRole('heading', { name: 'No site matches' })).toBeVisible()
    for (const { domain } of [third, main, second]) {
      await search.fill(domain)
      await table.getByRole('row').filter({ hasText: domain }).getByRole('checkbox').click()
    }
    await search.fill('')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'outlets-sites')
  })

  await test.step('India is proposed; city and state come from its lists [OUTL-017] [OUTL-018]', async () => {
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('IND')
    await choose(form, 'State', 'Maharashtra')
    await choose(form, 'City', 'Pune')
  })

  await test.step('it is sent once; the list shows it', async () => {
    control.addFault({ operation: 'CreateGroupAdmin', fault: 'graphql-error', message: 'NOT_TODAY' })
    await create.click()
    await expect(page.getByRole('main').getByText('NOT TODAY')).toBeVisible()
    await create.dblclick()
    await test.step('success is told [OUTL-023]', async () => {
      await expect(toast(page, 'Outlet Created Successfully')).toBeVisible()
    })
    await test.step('it leads to the list [OUTL-024]', async () => {
      await expect(screenTitle(page)).toHaveText('Outlets')
      expect(new URL(page.url()).pathname).toBe('/oulets-index')
    })
    await expect(list.getByRole('row').filter({ hasText: 'chainowner2' })).toContainText('Chain Ltd')
    const outlet = ({ siteId, domain }: { readonly siteId: string; readonly domain: string }) => ({ siteId, typeValue: `fqdn::${domain}` })
    expect(control.calls('CreateGroupAdmin')).toHaveLength(2)
    await test.step('what is sent, the default site first [OUTL-019] [OUTL-020] [OUTL-021] [OUTL-022] [CALL2-049]', async () => {
      expect(control.sent('CreateGroupAdmin').at(-1)).toEqual({
        input: {
          email: 'chain@outlets.example',
          mobile: '9800000000',
          userName: 'chainowner2',
          custName: 'Chain Owner',
          companyName: 'Chain Ltd',
          enabled: true,
          address: { addressLineOne: null, addressLineTwo: null, city: 'Pune', state: 'Maharashtra', zip: null, country: 'IND' },
          outlets: [outlet(main), outlet(third), outlet(second)],
        },
      })
    })
  })
})
