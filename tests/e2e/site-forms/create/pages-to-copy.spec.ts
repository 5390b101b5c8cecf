import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { SiteFormOnScreen } from '../site-form.ts'

test('pages to copy: search, tags, preview; an O2O site and a restaurant start with the standard ones, another type with none', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  control.addFault({ operation: 'GetSitePagesByAdmin', fault: 'http500' })
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const form = new SiteFormOnScreen(page)
  const picker = page.getByRole('group', { name: 'Pages to copy' })
  const box = (name: string) => picker.getByRole('checkbox', { name: new RegExp(`^Select ${name}$`) })
  const ticked = picker.getByRole('row').getByRole('checkbox', { checked: true })

  await test.step('pages that cannot be loaded', async () => {
    await expect(picker.getByRole('alert')).toContainText('The pages could not be loaded')
    await picker.getByRole('button', { name: 'Retry' }).click()
    await expect(box('Home')).toBeVisible()
  })

  await test.step('all master pages, 70 at a time, 20 shown [SNEW-117] [PAGE-027] [PAGE-028]', async () => {
    const asked = control.sent('GetSitePagesByAdmin').map(({ limit }) => limit)
    expect(asked.slice(1)).toEqual([70, 70, 70])
    await expect(picker.getByText('1-20 of 160')).toBeVisible()
  })

  await test.step('searched and filtered by tag', async () => {
    await picker.getByRole('searchbox').fill('policy')
    await expect(picker.getByRole('checkbox', { name: /^Select .*policy/ })).toHaveCount(2)
    await picker.getByRole('searchbox').fill('')
    await picker.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('menuitem', { name: 'Tags' }).click()
    await page.getByRole('checkbox', { name: /^FORM/i }).first().check()
    await page.keyboard.press('Escape')
    await expect(box('Home')).toBeHidden()
    await expect(box('Contact us')).toBeVisible()
    await picker.getByRole('button', { name: 'Clear all' }).click()
  })

  await test.step('previewed, with nothing that runs', async () => {
    await picker.getByText('Home', { exact: true }).dblclick()
    const preview = page.getByRole('dialog', { name: 'Home' })
    await expect(preview.locator('iframe')).toHaveAttribute('sandbox', '')
    await expectNoSeriousAxeViolations(page)
    await preview.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('one is chosen [SNEW-116]', async () => {
    await expect(ticked).toHaveCount(0)
    await box('About us').click()
    await expect(ticked).toHaveCount(1)
  })

  const optionOf = (value: string) => form.select('Site Option').locator(`option[value="${value}"]`)

  await test.step('an O2O site starts with the standard pages [SNEW-091]', async () => {
    await form.select('Site Type').selectOption({ label: 'O2O Commerce' })
    await expect(form.select('Site Option')).toHaveValue('BOOKING_RESTAURANTS')
    for (const name of ['Home', 'Header', 'Footer', 'Script']) await expect(box(name)).toBeChecked()
    await expect(box('About us')).not.toBeChecked()
    await picture(page, 'pages')
  })

  await test.step('another type has its own options, and none of the pages [SNEW-089]', async () => {
    await form.select('Site Type').selectOption({ label: 'Marketing Site' })
    await expect(ticked).toHaveCount(0)
    await expect(form.select('Site Option')).toHaveValue('GENERAL')
    await expect(optionOf('BOOKING_RESTAURANTS')).toHaveCount(0)
    await form.select('Site Type').selectOption({ label: 'O2O Commerce' })
    await expect(optionOf('BOOKING_RESTAURANTS')).toHaveCount(1)
    await form.select('Site Option').selectOption('SPA')
    for (const name of ['Home', 'Header', 'Footer', 'Script']) await expect(box(name)).toBeChecked()
  })

  await test.step('a restaurant gets them back [SNEW-090]', async () => {
    for (const name of ['Home', 'Header', 'Footer', 'Script']) await box(name).uncheck()
    await expect(ticked).toHaveCount(0)
    await form.select('Site Option').selectOption('BOOKING_RESTAURANTS')
    for (const name of ['Home', 'Header', 'Footer', 'Script']) await expect(box(name)).toBeChecked()
  })
})
