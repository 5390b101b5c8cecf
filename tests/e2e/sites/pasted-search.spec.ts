import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { siteRows } from './site-list.ts'

const DOMAIN = 'aditi-exports-39.shops.example'

/** Domain, phone number and name of one site, as people copy them from elsewhere. */
const PASTED: readonly string[] = [
  `https://www.${DOMAIN}:8443/menu?from=mail#top`,
  `<${DOMAIN}>`,
  'tel:+91-72800-02439',
  '(72800) 02439',
  '72800.02439',
  '72800 02439 ext 12',
  '7280002439x12',
  '72800\u201102439',
  '७२८०००२४३९',
  'Aditi\u00A0Exports\u200B Vijay, +91 72800-02439',
  'admin-console://site/site-100039',
]

test('what is pasted finds what its bare text finds, in the list, in the palette and in a picker', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const search = page.getByRole('searchbox')
  await expect(siteRows(page).nth(3)).toBeVisible()

  await test.step('the list', async () => {
    for (const typed of PASTED) {
      await search.fill('')
      await expect(siteRows(page).nth(3)).toBeVisible()
      await search.fill(typed)
      await expect(siteRows(page), typed).toHaveCount(1)
      await expect(siteRows(page), typed).toContainText(DOMAIN)
      await expect(page.getByText('No site matches'), typed).toBeHidden()
    }
  })
  await test.step('the palette, which says what it found', async () => {
    await search.fill('')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
    const sites = page.getByRole('group', { name: 'Sites' }).getByRole('option')
    for (const typed of PASTED) {
      await palette.fill('')
      await expect(sites).toHaveCount(0)
      await palette.fill(typed)
      await expect(sites, typed).toHaveCount(1)
      await expect(sites, typed).toContainText(DOMAIN)
    }
    await palette.fill('(72800) 02439')
    await expect(sites).toHaveText([`Aditi ExportsVijay Kaur, Guwahati · ${DOMAIN} · 7280002439`])
    await palette.fill(`recharge https://${DOMAIN}/`)
    await expect(page.getByRole('option', { name: /^Recharge Aditi Exports/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a picker', async () => {
    await openAddress(page, '/create-site')
    const person = page.getByRole('combobox', { name: 'Sales Person', exact: true })
    await person.click()
    await person.fill('\u202A“Priya\u00A0Nair”\u202C')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Priya Nair'])
  })
})
