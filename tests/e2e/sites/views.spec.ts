import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signInAgain } from '../sign-in.ts'
import { siteReader } from './platform-sites.ts'
import { columnTitles, expectSites } from './site-list.ts'

test.use({ ownConsole: true })

const view = (page: Page, name: string) => page.getByRole('button', { name: `View: ${name}`, exact: true })

async function chooseView(page: Page, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^View: / }).click()
  await page
    .getByRole('menu')
    .getByRole('menuitemradio', { name: entry })
    .or(page.getByRole('menu').getByRole('menuitem', { name: entry }))
    .click()
}

test('views are saved, shown, renamed, made the default and deleted, and kept between starts', async ({ signedInAs, openConsole, platform }) => {
  const first = await signedInAs('ADMIN')
  const { page } = first
  const sites = await (await siteReader(platform))()
  const inactive = sites.filter(({ enabled }) => enabled !== true)
  const latest = inactive.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
  await expectSites(page, sites, sites.length)
  const start = page.url()

  await test.step('what is on screen is saved under a name: filters, order and columns', async () => {
    await expect(view(page, 'All sites')).toBeVisible()
    await page.getByRole('button', { name: /^InActive: / }).click()
    const created = page.getByRole('columnheader', { name: 'Created' })
    await created.click()
    await created.click()
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Mobile', exact: true }).uncheck()
    await page.keyboard.press('Escape')
    await expect(view(page, 'Custom')).toBeVisible()
    await chooseView(page, 'Save this view…')
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Switched off')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(view(page, 'Switched off')).toBeVisible()
  })

  await test.step('chosen from the menu', async () => {
    await chooseView(page, 'All sites')
    await expectSites(page, sites, sites.length)
    expect(await columnTitles(page)).toContain('Mobile')
    await chooseView(page, 'Switched off')
    await expectSites(page, latest, sites.length)
    expect(await columnTitles(page)).not.toContain('Mobile')
  })

  await test.step('renamed and made the default', async () => {
    await chooseView(page, 'Manage views…')
    const dialog = page.getByRole('dialog', { name: 'Manage views' })
    await dialog.getByRole('textbox', { name: 'Name of Switched off' }).fill('To win back')
    await page.keyboard.press('Enter')
    await dialog.getByRole('switch', { name: 'Open the list with To win back' }).click()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'manage-views')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(view(page, 'To win back')).toBeVisible()
    await chooseView(page, 'All sites')
    await page.goto(start)
    await expect(view(page, 'To win back')).toBeVisible()
    await expectSites(page, latest, sites.length)
    await first.close()
  })

  const second = await openConsole()
  await signInAgain(second, 'admin@demo.example')

  await test.step('the default opens with the next start; deleted, the list opens with all sites', async () => {
    await expect(view(second.page, 'To win back')).toBeVisible()
    await expectSites(second.page, latest, sites.length)
    await chooseView(second.page, 'Manage views…')
    await second.page.getByRole('button', { name: 'Delete To win back', exact: true }).click()
    const question = second.page.getByRole('alertdialog', { name: 'Sure to delete?' })
    await question.getByRole('button', { name: 'Delete To win back' }).click()
    await expect(second.page.getByText('No views are left.')).toBeVisible()
    await second.page.getByRole('dialog', { name: 'Manage views' }).getByRole('button', { name: 'Close' }).click()
    await expect(view(second.page, 'Custom')).toBeVisible()
    await second.page.goto(new URL('/', second.page.url()).href)
    await expectSites(second.page, sites, sites.length)
    await expect(view(second.page, 'All sites')).toBeVisible()
  })
})
