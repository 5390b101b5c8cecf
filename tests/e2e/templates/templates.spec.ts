import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { dateTimeText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { png } from '../site-forms/png.ts'
import { templateReader } from './stored-templates.ts'

const grid = (page: Page) => page.getByRole('grid')
const row = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name })
const path = (page: Page): string => new URL(page.url()).pathname
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the message' })
const insert = (page: Page, name: string) => page.getByRole('group', { name: 'Insert' }).getByRole('button', { name, exact: true })

/** These and no others. A tab holds its title twice: the second keeps room for bold letters. */
async function expectTabs(page: Page, titles: readonly string[]): Promise<void> {
  await expect(page.getByRole('tab')).toHaveCount(titles.length)
  for (const name of titles) await expect(page.getByRole('tab', { name, exact: true })).toBeVisible()
}

/** Saves a stored template: what changes is reviewed first. */
async function savedChanges(page: Page): Promise<readonly string[]> {
  const review = new EditReviewOnScreen(page)
  await save(page).click()
  const changes = await review.changes()
  await review.save.click()
  await expect(page.getByText('Template saved successfully', { exact: true }).first()).toBeVisible()
  return changes
}

async function saved(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.getByText('Template saved successfully', { exact: true }).first()).toBeVisible()
}

test('templates are listed, added, edited, looked at and deleted, global and master, for WhatsApp and email [TMPL-001]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = await templateReader(platform)
  const master = await stored('master')
  const { page } = await signedInAs('ADMIN')

  await test.step('"/template-list": a tab a type, with name, subject, type and date of the last change [TMPL-005] [TMPL-011] [TMPL-036] [TMPL-037]', async () => {
    await openAddress(page, '/template-list')
    await expect(screenTitle(page)).toHaveText('Template List')
    await expectTabs(page, ['Whatsapp Templates', 'Email Templates'])
    for (const title of ['Template', 'Subject', 'Type', 'Updated']) await expect(grid(page).getByRole('columnheader', { name: title })).toBeVisible()
    const whatsapp = master.filter(({ type }) => type === 'WHATSAPP')
    await expect(page.getByText(`${whatsapp.length} of ${whatsapp.length}`, { exact: true })).toBeVisible()
    expect(new Set(control.calls('GetTempleteByUpdatedAtBySiteId').map(({ variables }) => (variables as { readonly siteId: string }).siteId))).toEqual(
      new Set(['master']),
    )
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

  await test.step('a WhatsApp template is added: the name is asked for, the subject falls back to it [TMPL-007] [TMPL-012] [TMPL-014] [MSG2-038]', async () => {
    await page.getByRole('tab', { name: 'Whatsapp Templates' }).click()
    await page.getByRole('button', { name: 'Add Template' }).click()
    await expect(screenTitle(page)).toHaveText('Add Template')
    expect(path(page)).toBe('/addm-templates')
    await save(page).click()
    await expect(page.getByText('Please Enter Template Name', { exact: true }).first()).toBeVisible()
    await expect(field(page, 'Template Name')).toBeFocused()
    await field(page, 'Template Name').fill('Diwali Sale')
    await field(page, 'Content').fill('Dear , enjoy it')
    await field(page, 'Content').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5))
    await insert(page, 'Customer Name').click()
    await expect(field(page, 'Content')).toHaveValue('Dear _custName_, enjoy it')
    await expect(preview(page).locator('mark')).toHaveText('Customer Name')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'template-add')
  })

  await test.step('its image is stored under master/templates/whatsapp and seen in the preview [TMPL-019] [TMPL-023] [TMPL-024] [TMPL-029] [CALL2-033]', async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'sale.png', mimeType: 'image/png', buffer: png(600, 400) })
    await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible()
    await expect(preview(page).getByRole('img')).toHaveJSProperty('naturalWidth', 600)
    await picture(page, 'template-add-image')
    await saved(page)
    await expect(screenTitle(page)).toHaveText('Template List')
    const created = (await stored('master')).find(({ slugName }) => slugName === 'diwali-sale')
    expect(created).toMatchObject({ tempName: 'Diwali Sale', tempSubject: 'Diwali Sale', text: 'Dear _custName_, enjoy it', type: 'WHATSAPP' })
    expect(created?.image?.key).toMatch(/^master\/templates\/whatsapp\/[0-9a-f-]{36}$/)
    expect(control.calls('CreateTempleteByAdmin')).toHaveLength(1)
    expect(control.calls('CreateTempleteByAdmin')[0]?.variables).toMatchObject({ input: { image: { ...created?.image, mimeType: 'image/jpeg' } } })
  })

  await test.step('it is edited', async () => {
    await dismissToasts(page)
    await row(page, 'Diwali Sale').getByRole('gridcell').nth(1).dblclick()
    await test.step('the address names it [TMPL-008]', async () => {
      await expect(screenTitle(page)).toHaveText('Edit Template')
      expect(new URL(page.url()).searchParams.get('template')).toBe('diwali-sale')
    })
    await test.step('the name is locked [TMPL-013]', async () => {
      await expect(field(page, 'Template Name')).toBeDisabled()
    })
    await expect(save(page)).toBeEnabled()
    await field(page, 'Subject').fill('For _companyName_')
    await field(page, 'Content').fill('')
    expect(await savedChanges(page)).toEqual(['Template / Subject: Diwali Sale -> For _companyName_', 'Template / Content: Dear _custName_, enjoy it -> empty'])
    await test.step('saved, it leads to the list [TMPL-009]', async () => {
      await expect(screenTitle(page)).toHaveText('Template List')
      expect(path(page)).toBe('/template-list')
    })
    const [sent, ...more] = control.calls('UpdateTempleteByAdmin').map(({ variables }) => (variables as { readonly input: { readonly image: object } }).input)
    expect(more).toEqual([])
    await test.step('content may be empty [TMPL-016] [TMPL-017] [CALL2-034]', async () => {
      expect(sent).toMatchObject({ siteId: 'master', slugName: 'diwali-sale', tempName: 'Diwali Sale', tempSubject: 'For _companyName_', text: '' })
    })
    expect(Object.keys(sent?.image ?? {}).toSorted()).toEqual(['bucket', 'key', 'region'])
    expect(control.calls('storage.putObject')).toHaveLength(1)
    const changed = (await stored('master')).find(({ slugName }) => slugName === 'diwali-sale')
    expect(changed).toMatchObject({ tempSubject: 'For _companyName_', text: '', type: 'WHATSAPP' })
  })

  await test.step('a name that is there already is said at its field; leaving asks; Cancel goes to the list [TMPL-006]', async () => {
    await dismissToasts(page)
    await page.getByRole('button', { name: 'Add Template' }).click()
    await field(page, 'Template Name').fill('Diwali  sale')
    await save(page).click()
    await expect(page.getByText('TEMPLATE ALREADY EXISTS', { exact: true }).first()).toBeVisible()
    await expect(field(page, 'Template Name')).toBeFocused()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(screenTitle(page)).toHaveText('Template List')
  })

  await test.step('a pasted link opens the template; one that is gone says so; without one the list is shown [ROUTE-013]', async () => {
    await openAddress(page, '/editm-templates?template=diwali-sale')
    await expect(field(page, 'Subject')).toHaveValue('For _companyName_')
    await openAddress(page, '/editm-templates?template=never-was')
    await expect(page.getByRole('heading', { name: 'There is no such template' })).toBeVisible()
    await openAddress(page, '/editm-templates')
    await expect(screenTitle(page)).toHaveText('Template List')
    await expect(page.getByText('Choose the template to edit.', { exact: true }).first()).toBeVisible()
  })

  await test.step('it is deleted after a question; a refusal leaves it [TMPL-030]', async () => {
    await dismissToasts(page)
    control.addFault({ operation: 'DeleteTemplete', fault: 'graphql-error', errorType: 'ValidationException', message: 'TEMPLATE_IN_USE' })
    for (const said of ['TEMPLATE IN USE', 'Template Deleted successfully']) {
      await row(page, 'Diwali Sale')
        .getByLabel(/^Actions for/)
        .click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByText('Sure to delete?')).toBeVisible()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
      await dismissToasts(page)
    }
    await expect(row(page, 'Diwali Sale')).toBeHidden()
    expect(control.calls('DeleteTemplete').at(-1)?.variables).toEqual({ siteId: 'master', slugName: 'diwali-sale' })
  })

  await test.step('"/global-template": the same for global templates, an email among them [TMPL-002] [TMPL-003] [TMPL-010]', async () => {
    await openAddress(page, '/global-template')
    await expect(screenTitle(page)).toHaveText('Global Templates')
    await expectTabs(page, ['Global Whatsapp Templates', 'Global Email Templates'])
    await page.getByRole('tab', { name: 'Global Email Templates' }).click()
    await page.getByRole('button', { name: 'Add Template' }).click()
    await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked()
    expect(path(page)).toBe('/addg-templates')
    await expect(page.getByRole('group', { name: 'Insert' }).getByRole('button')).toHaveText([
      'Name',
      'Balance Amount',
      'Spent Amount',
      'No of Orders',
      'Last Visit',
      'Domain',
    ])
    await field(page, 'Template Name').fill('Summer Mail')
    await field(page, 'Content').fill('<h1>Hello</h1><script>document.title = "ran"</script><p>You have _Balance_Amount_ left</p>')
    const mail = page.frameLocator('iframe[title="Preview of the email"]')
    await expect(mail.getByRole('heading', { name: 'Hello' })).toBeVisible()
    await expect(mail.locator('mark')).toHaveText('Balance Amount')
    await expect(mail.locator('script')).toHaveCount(0)
    await picture(page, 'template-email')
    await saved(page)
    await expect(screenTitle(page)).toHaveText('Global Templates')
    await expect(row(page, 'Summer Mail')).toContainText('Email')
    expect((await stored('global')).find(({ slugName }) => slugName === 'summer-mail')).toMatchObject({
      type: 'EMAIL',
      tempSubject: 'Summer Mail',
      image: null,
    })
  })

  await test.step('a global template cannot be saved without content [TMPL-004] [TMPL-015] [MSG2-039]', async () => {
    await dismissToasts(page)
    await row(page, 'Summer Mail').getByRole('gridcell').nth(1).dblclick()
    await expect(save(page)).toBeEnabled()
    expect(path(page)).toBe('/editg-templates')
    await field(page, 'Content').fill(' ')
    await save(page).click()
    await expect(page.getByText('Please Enter Content', { exact: true }).first()).toBeVisible()
    await field(page, 'Content').fill('Hello _name_')
    await savedChanges(page)
    await expect(page).toHaveURL(({ pathname }) => pathname === '/global-template')
    const changed = (await stored('global')).find(({ slugName }) => slugName === 'summer-mail')
    expect(changed).toMatchObject({ text: 'Hello _name_' })
    await expect(row(page, 'Summer Mail')).toContainText(dateTimeText(changed?.updatedAt))
  })

  await test.step('dark', async () => {
    await dismissToasts(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await row(page, 'Summer Mail').getByRole('gridcell').nth(1).click()
    await expect(page.getByRole('complementary', { name: 'Details of Summer Mail' })).toBeVisible()
    await expectReadableColours(page)
    await picture(page, 'template-list-dark')
    await openAddress(page, '/editm-templates?template=festival-greeting-1')
    await expect(preview(page).locator('mark').first()).toBeVisible()
    await expect(save(page)).toBeEnabled()
    await expectReadableColours(page)
    await picture(page, 'template-edit-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('offline nothing can be saved, and a list that cannot be read says so', async () => {
    await control.goDown(['graphql'])
    await openAddress(page, '/template-list')
    await expect(page.getByText('Offline').first()).toBeVisible()
    await openAddress(page, '/addm-templates')
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
    await control.comeUp(['graphql'])
  })
})
