import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { templateReader } from './stored-templates.ts'
import { expectTabs, field, grid, row, save } from './templates-on-screen.ts'

test('the Template List shows a tab a type, looks beside it, and leads to the form and back', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = await templateReader(platform)
  const { page } = await signedInAs('ADMIN')

  await test.step('"/template-list": a tab a type, with name, subject, type and date of the last change [TMPL-005] [TMPL-011] [TMPL-036] [TMPL-037]', async () => {
    await openAddress(page, '/template-list')
    await expect(screenTitle(page)).toHaveText('Template List')
    await expectTabs(page, ['Whatsapp Templates', 'Email Templates'])
    for (const title of ['Template', 'Subject', 'Type', 'Updated']) await expect(grid(page).getByRole('columnheader', { name: title })).toBeVisible()
    const master = await stored('master')
    const whatsapp = master.filter(({ type }) => type === 'WHATSAPP')
    await expect(page.getByText(`${whatsapp.length} of ${whatsapp.length}`, { exact: true })).toBeVisible()
    expect(new Set(control.sent('GetTempleteByUpdatedAtBySiteId').map(({ siteId }) => siteId))).toEqual(new Set(['master']))
    await page.getByRole('tab', { name: 'Email Templates' }).click()
    const emails = master.filter(({ type }) => type === 'EMAIL')
    await expect(page.getByText(`${emails.length} of ${emails.length}`, { exact: true })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('type')).toBe('EMAIL')
  })

  await test.step('an email is looked at beside the list', async () => {
    await row(page, 'New Feature 1').getByRole('gridcell').nth(1).click()
    const peek = page.getByRole('complementary', { name: 'Details of New Feature 1' })
    await expect(peek.frameLocator('iframe').locator('mark').first()).toHaveText('Customer Name')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'template-list-peek')
  })

  await test.step('a name that is there already is said at its field; leaving asks; Cancel goes to the list [TMPL-006]', async () => {
    await page.getByRole('tab', { name: 'Whatsapp Templates' }).click()
    await page.getByRole('button', { name: 'Add Template' }).click()
    await field(page, 'Template Name').fill('Festival  greeting 1')
    await save(page).click()
    await expect(page.getByText('TEMPLATE ALREADY EXISTS', { exact: true }).first()).toBeVisible()
    await expect(field(page, 'Template Name')).toBeFocused()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(screenTitle(page)).toHaveText('Template List')
  })

  await test.step('a pasted link opens the template; one that is gone says so; without one the list is shown [ROUTE-013]', async () => {
    await openAddress(page, '/editm-templates?template=festival-greeting-1')
    await expect(field(page, 'Subject')).toHaveValue('Festival Greeting 1')
    await openAddress(page, '/editm-templates?template=never-was')
    await expect(page.getByRole('heading', { name: 'There is no such template' })).toBeVisible()
    await openAddress(page, '/editm-templates')
    await expect(screenTitle(page)).toHaveText('Template List')
    await expect(page.getByText('Choose the template to edit.', { exact: true }).first()).toBeVisible()
  })

  await test.step('offline nothing can be saved, and a list that cannot be read says so', async () => {
    await control.goDown(['graphql'])
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(page.getByText('Offline').first()).toBeVisible()
    await openAddress(page, '/addm-templates')
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
    await control.comeUp(['graphql'])
  })
})
