import { expectReadableColours } from '../axe.ts'
import { dateText, dateTimeText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { firstOf, siteReader } from './platform-sites.ts'
import { cellsOf, expectSites, rowOf } from './site-list.ts'

const TITLES = ['Record type', 'Title', 'Created by', 'Last sign-in', 'Last access']

test("the rest of a site's record is offered as columns and shown in its details [ENT-004]", async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)
  const site = firstOf(sites, ({ loggedInAt }) => loggedInAt !== null)

  await test.step('columns that are chosen say what the platform says', async () => {
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Columns' }).or(page.getByRole('group', { name: 'Columns' }))
    for (const title of TITLES) await panel.getByRole('checkbox', { name: title, exact: true }).check()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    const shown = (title: string) => cellsOf(page, title, 'whole')
    const rows = sites.slice(0, (await shown('Title')).length)
    expect(rows.length).toBeGreaterThanOrEqual(10)
    expect(await shown('Record type')).toEqual(rows.map(({ typeValue }) => typeValue))
    expect(await shown('Title')).toEqual(rows.map(({ title }) => title))
    expect(await shown('Created by')).toEqual(rows.map(({ createdBy }) => createdBy))
    expect(await shown('Last sign-in')).toEqual(rows.map(({ loggedInAt }) => dateText(loggedInAt)))
    expect(await shown('Last access')).toEqual(rows.map(({ lastAccessAt }) => dateText(lastAccessAt)))
  })

  await test.step('the details have them too, with the time of day', async () => {
    await rowOf(page, site).getByRole('gridcell').nth(3).click()
    const details = page.getByRole('complementary', { name: /^Details of / })
    for (const [term, value] of [
      ['Record type', `site::${site.domain}`],
      ['Title', site.companyName ?? ''],
      ['Created by', site.createdBy ?? ''],
      ['Last sign-in', dateTimeText(site.loggedInAt)],
      ['Last access', dateTimeText(site.lastAccessAt)],
    ] as const) {
      expect(value).not.toBe('')
      await expect(details.getByText(term, { exact: true }).locator('xpath=following-sibling::*[1]')).toHaveText(value)
    }
    await picture(page, 'record-fields')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'record-fields-dark')
  })
})
