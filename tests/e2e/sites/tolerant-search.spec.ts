import { expect, test } from '../fixtures.ts'
import { siteRows } from './site-list.ts'

test('a site is found by words in any order, by its phone number in any notation and with a typo, in the list and in the palette', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const search = page.getByRole('searchbox')
  const palette = page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
  await expect(siteRows(page).nth(3)).toBeVisible()

  await test.step('words in any order', async () => {
    await search.fill('exports vijay aditi')
    await expect(siteRows(page)).toHaveCount(1)
    await expect(siteRows(page)).toContainText('aditi-exports-39.shops.example')
  })
  await test.step('the phone number as it stands on a card', async () => {
    await search.fill('+91 72800-02439')
    await expect(siteRows(page)).toHaveCount(1)
    await expect(siteRows(page)).toContainText('aditi-exports-39.shops.example')
  })
  await test.step('one typo, which the list says, and only what is shown is selected', async () => {
    await search.fill('adtii exports vijay')
    await expect(siteRows(page)).toHaveCount(1)
    await expect(siteRows(page)).toContainText('aditi-exports-39.shops.example')
    await expect(page.getByText('No site matches "adtii exports vijay". Showing 1 that is one letter away.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select the rows of this page' }).check()
    await expect(page.getByText('1 selected')).toBeVisible()
    await search.fill('aditi exports vijay')
    await expect(page.getByText('No site matches')).toBeHidden()
  })
  await test.step('one typo in the palette', async () => {
    await page.keyboard.press('Control+k')
    await palette.fill('adtii exports vijay')
    await expect(page.getByRole('group', { name: 'Sites' }).getByRole('option')).toHaveText([
      'Aditi ExportsVijay Kaur, Guwahati · aditi-exports-39.shops.example',
    ])
  })
})
