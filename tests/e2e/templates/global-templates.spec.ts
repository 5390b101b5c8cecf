import { expectReadableColours } from '../axe.ts'
import { dateTimeText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { templateReader } from './stored-templates.ts'
import { expectTabs, field, path, preview, row, save, saved, savedChanges } from './templates-on-screen.ts'

test('global templates have a list and a form of their own, an email among them [TMPL-001]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = await templateReader(platform)
  const { page } = await signedInAs('ADMIN', { at: '/global-template' })

  await test.step('"/global-template": the same for global templates, an email among them [TMPL-002] [TMPL-003] [TMPL-010]', async () => {
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

  await test.step('a global template cannot be saved without content [TMPL-004] [TMPL-015]', async () => {
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
})
