import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { KEYBOARD, pressUntilFocused } from '../../routes/hands.ts'
import { firstOf, siteReader } from '../platform-sites.ts'
import { columnTitles, expectSites, siteGrid } from '../site-list.ts'
import { press, take } from './keys-on-screen.ts'

test('columns, views, order, selection and the look beside the list, by keyboard alone', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)
  const button = (name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })

  await test.step('columns are hidden and moved', async () => {
    await KEYBOARD.press(button('Columns'))
    await pressUntilFocused('Tab', page.getByRole('checkbox', { name: 'Customer name', exact: true }))
    await press(page, 'Space')
    await pressUntilFocused('Tab', page.getByRole('checkbox', { name: 'Email', exact: true }))
    await press(page, 'Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowUp', 'Escape')
    await expect(button('Columns')).toBeFocused()
    expect((await columnTitles(page)).slice(0, 4)).toEqual(['Business name', 'Email', 'Status', 'Plan'])
  })

  await test.step('what is on screen is saved as a view', async () => {
    await KEYBOARD.press(button('View: Not saved'))
    await take(page, 'Save this view…')
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('By keyboard')
    await press(page, 'Enter')
    await expect(button('View: By keyboard')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('sorted by two columns, one made wider and moved', async () => {
    await pressUntilFocused('Tab', siteGrid(page).locator('[tabindex="0"]').first())
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

  await test.step('rows are selected, and the page', async () => {
    await press(page, 'ArrowDown', 'Space')
    await expect(page.getByText('1 selected')).toBeVisible()
    await press(page, 'Shift+ArrowDown')
    await expect(page.getByText('2 selected')).toBeVisible()
    await press(page, 'Control+a')
    await expect(page.getByText('All 60 matching are selected').or(page.getByText('60 selected'))).toBeVisible()
    await KEYBOARD.press(button('Clear the selection'))
    await expect(button('View: By keyboard (changed)')).toBeVisible()
  })

  await test.step('a look beside the list, moved along, closed', async () => {
    await pressUntilFocused('Tab', siteGrid(page).locator('[tabindex="0"]').first())
    await press(page, 'Control+Home')
    const byEmail = sites.toSorted((one, other) => ((one.basicSiteSetting?.contactEmail ?? '') < (other.basicSiteSetting?.contactEmail ?? '') ? -1 : 1))
    const first = firstOf(byEmail, () => true)
    const aside = page.getByRole('complementary', { name: /^Details of / })
    await press(page, 'Alt+Enter')
    await expect(aside).toContainText(first.domain)
    const title = await aside.getByRole('heading').textContent()
    await press(page, 'ArrowDown')
    await expect(aside.getByRole('heading')).not.toHaveText(title ?? '')
    await press(page, 'ArrowUp')
    await expect(aside.getByRole('heading')).toHaveText(title ?? '')
    await picture(page, 'peek-by-keyboard')
    await press(page, 'Escape')
    await expect(aside).toBeHidden()
  })
})
