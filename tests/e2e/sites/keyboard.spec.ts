import type { Locator, Page } from '@playwright/test'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { firstOf, type PlatformSite, siteReader } from './platform-sites.ts'
import { onlyFile } from './read-files.ts'
import { columnTitles, expectSites, filterBar, rowOf, siteGrid, toast } from './site-list.ts'

test.use({ ownConsole: true })

/** Presses keys, one after the other. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Goes on with Tab, or back with Shift+Tab, until a control has the focus. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let pressed = 0; pressed < 60 && !(await hasFocus(control)); pressed += 1) await page.keyboard.press(key)
  await expect(control).toBeFocused()
}

/** Goes through an open menu with the arrows and takes an entry. */
async function take(page: Page, entry: string | RegExp): Promise<void> {
  const item = page.getByRole('menu').getByRole('menuitem', { name: entry })
  await expect(item).toBeVisible()
  for (let pressed = 0; pressed < 30 && !(await hasFocus(item)); pressed += 1) await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

test('every action of the site list, by keyboard alone', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const read = await siteReader(platform)
  const { page } = await signedInAs('ADMIN')
  const sites = await read()
  await expectSites(page, sites, sites.length)
  const button = (name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
  const search = filterBar(page).getByRole('searchbox')
  const body = page.locator('body')

  await test.step('search, tiles, clear, refresh', async () => {
    await press(page, '/')
    await expect(search).toBeFocused()
    await page.keyboard.type('malabar')
    await expectSites(
      page,
      sites.filter(({ companyName }) => companyName?.includes('Malabar')),
      sites.length,
    )
    await tabTo(page, button(/^InActive: /), 'Shift+Tab')
    await press(page, 'Space')
    await expect(page.getByText('No site matches')).toBeVisible()
    await press(page, 'x')
    await expectSites(page, sites, sites.length)
    const calls = control.calls('GetSitesAdmin').length
    await press(page, 'r')
    await expect.poll(() => control.calls('GetSitesAdmin').length).toBe(calls + 1)
    await expectSites(page, sites, sites.length)
  })

  await test.step('a filter is added, changed and removed', async () => {
    await tabTo(page, filterBar(page).getByRole('button', { name: 'Filter', exact: true }))
    await press(page, 'Enter')
    await take(page, 'Status')
    const inactive = page.getByRole('radio', { name: 'InActive' })
    await expect(page.getByRole('radio', { name: 'Active', exact: true })).toBeFocused()
    await press(page, 'ArrowDown')
    await expect(inactive).toBeChecked()
    await press(page, 'Escape')
    await expectSites(
      page,
      sites.filter(({ enabled }) => enabled !== true),
      sites.length,
    )
    await expect(button('Status: InActive')).toBeFocused()
    await tabTo(page, button('Remove the filter Status: InActive'))
    await press(page, 'Enter')
    await expectSites(page, sites, sites.length)
  })

  await test.step("the platform's file and an export, opened from the tray", async () => {
    // The file may be on disk before the tray that opens for it is drawn: closed too early it would open after the key.
    const closeTray = async (file: RegExp) => {
      await expect(button(file)).toBeVisible()
      await press(page, 'Escape')
      await expect(button(file)).toBeHidden()
    }
    await tabTo(page, button('Download'), 'Shift+Tab')
    await press(page, 'Enter')
    await take(page, 'Inactive Sites')
    await onlyFile(folders.downloads, /^inactive-sites-.*\.csv$/)
    await closeTray(/^Open inactive-sites-.*\.csv$/)
    await tabTo(page, button('Export'))
    await press(page, 'Enter')
    await take(page, 'All that match (60) as Excel')
    await onlyFile(folders.downloads, /^Sites .*\.xlsx$/)
    await closeTray(/^Open Sites .*\.xlsx$/)
    await tabTo(page, button(/^Files/), 'Shift+Tab')
    await press(page, 'Enter')
    await tabTo(page, button(/^Open Sites .*\.xlsx$/))
    await tabTo(page, button(/^Show Sites .*\.xlsx in its folder$/))
    await press(page, 'Escape')
    await expect(button(/^Files/)).toBeFocused()
  })

  await test.step('columns are hidden and moved', async () => {
    await tabTo(page, button('Columns'))
    await press(page, 'Enter')
    await tabTo(page, page.getByRole('checkbox', { name: 'Customer name', exact: true }))
    await press(page, 'Space')
    await tabTo(page, page.getByRole('checkbox', { name: 'Email', exact: true }))
    await press(page, 'Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowUp', 'Escape')
    await expect(button('Columns')).toBeFocused()
    expect((await columnTitles(page)).slice(0, 4)).toEqual(['Business name', 'Email', 'Status', 'Plan'])
  })

  await test.step('what is on screen is saved as a view', async () => {
    await tabTo(page, button('View: Not saved'), 'Shift+Tab')
    await press(page, 'Enter')
    await take(page, 'Save this view…')
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('By keyboard')
    await press(page, 'Enter')
    await expect(button('View: By keyboard')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('sorted by two columns, one made wider and moved', async () => {
    await tabTo(page, siteGrid(page).locator('[tabindex="0"]').first())
    await press(page, 'Control+Home', 'ArrowUp', 'Home', 'ArrowRight')
    const header = (name: string) => siteGrid(page).getByRole('columnheader', { name })
    await expect(header('Business name')).toBeFocused()
    await press(page, 'ArrowRight', 'Enter')
    await expect(header('Email')).toHaveAttribute('aria-sort', 'ascending')
    await press(page, 'ArrowRight', 'Shift+Enter')
    await expect(siteGrid(page).getByRole('img', { name: 'sorted ascending, number 2 in order' })).toBeVisible()
    await press(page, 'Alt+ArrowRight', 'Alt+Shift+ArrowRight')
    expect((await columnTitles(page)).slice(0, 4)).toEqual(['Business name', 'Email', 'Plan', 'Status'])
    await expect(header('Status')).toBeFocused()
    expect(new URL(page.url()).searchParams.get('widths')).toBe('status-112')
  })

  const shownFirst = async (): Promise<PlatformSite> => {
    const id = sites.toSorted((one, other) => ((one.basicSiteSetting?.contactEmail ?? '') < (other.basicSiteSetting?.contactEmail ?? '') ? -1 : 1))[0]?.siteId
    return firstOf(sites, ({ siteId }) => siteId === id)
  }

  await test.step('rows are selected, and the page', async () => {
    await press(page, 'ArrowDown', 'Space')
    await expect(page.getByText('1 selected')).toBeVisible()
    await press(page, 'Shift+ArrowDown')
    await expect(page.getByText('2 selected')).toBeVisible()
    await press(page, 'Control+a')
    await expect(page.getByText('All 60 matching are selected').or(page.getByText('60 selected'))).toBeVisible()
    await tabTo(page, button('Clear the selection'), 'Shift+Tab')
    await press(page, 'Enter')
    await expect(button('View: By keyboard (changed)')).toBeVisible()
  })

  await test.step('a look beside the list, moved along, closed', async () => {
    await tabTo(page, siteGrid(page).locator('[tabindex="0"]').first())
    await press(page, 'Control+Home')
    const aside = page.getByRole('complementary', { name: /^Details of / })
    await press(page, 'Alt+Enter')
    await expect(aside).toContainText((await shownFirst()).domain)
    const title = await aside.getByRole('heading').textContent()
    await press(page, 'ArrowDown')
    await expect(aside.getByRole('heading')).not.toHaveText(title ?? '')
    await press(page, 'ArrowUp')
    await expect(aside.getByRole('heading')).toHaveText(title ?? '')
    await picture(page, 'peek-by-keyboard')
    await press(page, 'Escape')
    await expect(aside).toBeHidden()
  })

  const site = await shownFirst()
  const cell = (name: string) => rowOf(page, site).getByRole('gridcell', { name })

  await test.step('the version is switched and the password reset', async () => {
    await press(page, 'Control+Home', 'End', 'ArrowLeft')
    const version = rowOf(page, site).getByRole('switch')
    const before = await version.isChecked()
    await press(page, 'F2')
    await expect(version).toBeFocused()
    await press(page, 'Space')
    await expect(version).toBeChecked({ checked: !before })
    await press(page, 'Escape', 'ArrowLeft', 'Enter')
    await expect(cell(site.userName ?? '').getByRole('button', { name: /^Reset \?/ })).toBeFocused()
    await press(page, 'Enter')
    const question = page.getByRole('alertdialog', { name: 'Sure to reset Password?' })
    await tabTo(page, question.getByRole('button', { name: 'Reset' }))
    await press(page, 'Enter')
    await expect(toast(page).filter({ hasText: 'Password Reset Successfully' })).toBeVisible()
    expect(control.calls('ResetCogUserPassword')).toMatchObject([{ variables: { username: site.userName } }])
    await expect(cell(site.userName ?? '').getByRole('button', { name: /^Reset \?/ })).toBeFocused()
    await press(page, 'Escape')
  })

  await test.step('the menu of the row: its dialogs, Reset, and Delete', async () => {
    const choose = async (entry: string) => {
      // What was open before has given the focus back.
      await expect(siteGrid(page).locator(':focus')).toHaveCount(1)
      await press(page, 'Shift+F10')
      await take(page, entry)
    }
    for (const entry of ['Payment', 'History']) {
      await choose(entry)
      await expect(page.getByRole('dialog', { name: site.domain }).locator(':focus')).toHaveCount(1)
      await press(page, 'Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const confirm = async (question: string, answer: string) => {
      await expect(page.getByRole('alertdialog', { name: question }).getByRole('textbox')).toBeFocused()
      await page.keyboard.type(site.domain)
      await tabTo(page, page.getByRole('alertdialog', { name: question }).getByRole('button', { name: answer }))
      await press(page, 'Enter')
    }
    await choose('Reset')
    await confirm('Sure to reset?', 'Reset')
    await expect(toast(page).filter({ hasText: 'Site Reset Successfully' })).toBeVisible()
    await choose('Delete')
    await confirm('Sure to delete?', 'Delete')
    await expect(toast(page).filter({ hasText: 'Site Delete Successfully' })).toBeVisible()
    await expect(rowOf(page, site)).toBeHidden()
    expect((await read()).map(({ siteId }) => siteId)).not.toContain(site.siteId)
    await expect(body, 'the focus is not lost').not.toBeFocused()
  })

  await test.step('rows on a page, the next page', async () => {
    await tabTo(page, page.getByLabel('Rows on a page'))
    await press(page, 'Home')
    await expect(page.getByText('1-10 of 59', { exact: true })).toBeVisible()
    await tabTo(page, button('Next page'), 'Shift+Tab')
    await press(page, 'Enter')
    await expect(page.getByText('11-20 of 59', { exact: true })).toBeVisible()
  })

  await test.step('the record, its menus, and a new site', async () => {
    const back = async () => {
      await page.goBack()
      await expect(siteGrid(page)).toBeVisible()
      await tabTo(page, siteGrid(page).locator('[tabindex="0"]').first())
    }
    await tabTo(page, siteGrid(page).locator('[tabindex="0"]').first(), 'Shift+Tab')
    await press(page, 'Control+Home', 'ArrowRight', 'Enter')
    await expect(screenTitle(page)).toHaveText('Site')
    await back()
    await press(page, 'Control+Home', 'Shift+F10')
    await take(page, 'Menu')
    await expect(siteGrid(page)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/service-typelist')
    await back()
    await tabTo(page, button('Create New Site'), 'Shift+Tab')
    await press(page, 'Enter')
    await expect(siteGrid(page)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/create-site')
  })
})
