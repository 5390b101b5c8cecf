import { expect, test } from '../fixtures.ts'
import { siteRows } from './site-list.ts'

test('a site is found by words in any order and by its phone number in any notation, and in the palette with a typo', async ({ signedInAs }) => {
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
  await test.step('one typo in the palette', async () => {
    await page.keyboard.press('Control+k')
    await palette.fill('adtii exports vijay')
    await expect(page.getByRole('group', { name: 'Sites' }).getByRole('option')).toHaveText([
      'Aditi ExportsVijay Kaur, Guwahati · aditi-exports-39.shops.example',
    ])
  })
})
