import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { dismissToasts } from '../notifications.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { png } from '../site-forms/png.ts'
import { templateReader } from './stored-templates.ts'
import { field, insert, path, preview, row, save, saved, savedChanges } from './templates-on-screen.ts'

test('a WhatsApp template is added with an image and edited [TMPL-001]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = await templateReader(platform)
  const { page } = await signedInAs('ADMIN', { at: '/template-list' })

  await test.step('a WhatsApp template is added: the name is asked for, the subject falls back to it [TMPL-007] [TMPL-012] [TMPL-014]', async () => {
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
    expect(control.sent('CreateTempleteByAdmin')[0]).toMatchObject({ input: { image: { ...created?.image, mimeType: 'image/jpeg' } } })
  })

  await test.step('it is searched', async () => {
    await dismissToasts(page)
    await page.getByRole('searchbox').fill('diwali')
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
    await expect(row(page, 'Diwali Sale')).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await expect(page.getByText(/^1 of \d+$/)).toBeHidden()
  })

  await test.step('it is edited', async () => {
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
    const [sent, ...more] = control.sent('UpdateTempleteByAdmin').map(({ input }) => input)
    expect(more).toEqual([])
    await test.step('content may be empty [TMPL-016] [TMPL-017] [CALL2-034]', async () => {
      expect(sent).toMatchObject({ siteId: 'master', slugName: 'diwali-sale', tempName: 'Diwali Sale', tempSubject: 'For _companyName_', text: '' })
    })
    expect(Object.keys(sent?.image ?? {}).toSorted()).toEqual(['bucket', 'key', 'region'])
    expect(control.calls('storage.putObject')).toHaveLength(1)
    const changed = (await stored('master')).find(({ slugName }) => slugName === 'diwali-sale')
    expect(changed).toMatchObject({ tempSubject: 'For _companyName_', text: '', type: 'WHATSAPP' })
  })
})

test('a template is deleted after a question; a refusal leaves it [TMPL-030]', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/template-list' })
  await page.getByRole('searchbox').fill('festival greeting 1')
  control.addFault({ operation: 'DeleteTemplete', fault: 'graphql-error', errorType: 'ValidationException', message: 'TEMPLATE_IN_USE' })
  for (const said of ['TEMPLATE IN USE', 'Template Deleted successfully']) {
    await page.getByRole('button', { name: 'Actions for Festival Greeting 1', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(async () => (await mainQuestions(folders).last())?.message).toBe('Sure to delete? The master template festival-greeting-1.')
    await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
    await dismissToasts(page)
  }
  await expect(page.getByRole('button', { name: 'Actions for Festival Greeting 1', exact: true })).toHaveCount(0)
  expect(control.sent('DeleteTemplete').at(-1)).toEqual({ siteId: 'master', slugName: 'festival-greeting-1' })
})
