import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { openRowMenu, siteRows } from '../sites/site-list.ts'
import { SiteFormOnScreen } from './site-form.ts'

const SITE = { domain: 'joe-s-famous-fish-chips-6.shops.example' }

test('a site is duplicated: Create New Site opens filled from it, and says what came along and what did not', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).nth(3)).toBeVisible()
  await openRowMenu(page, SITE)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  const form = new SiteFormOnScreen(page)
  await expect(form.select('Sales Person')).toHaveValue(/./)
  await expect(form.save).toBeVisible()
  const salesPerson = await form.select('Sales Person').inputValue()
  const companyName = await form.text('Company Name').inputValue()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await openRowMenu(page, SITE)
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const notice = page.getByText(`Filled from ${SITE.domain}`)
  await expect(notice).toBeVisible()
  await expect(page.getByText(/^Taken over: .*Sales Person/)).toBeVisible()
  await expect(page.getByText(/^Not taken over, as each site has its own: .*Sub Domain.*Company Name/)).toBeVisible()
  await expect(form.select('Sales Person')).toHaveValue(salesPerson)
  expect(companyName).not.toBe('')
  for (const label of ['Sub Domain', 'Domain', 'Company Name', 'Customer Name', 'Email', 'Mobile']) await expect(form.text(label)).toHaveValue('')
  await picture(page, 'duplicate')
  await expectNoSeriousAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'duplicate-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await form.create.click()
  await expect(form.text('Sub Domain')).toBeFocused()
  expect(controlOf(platform).calls('CreateSite')).toEqual([])
})
