import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { PARTNER_ROUTES, screenTitle } from '../routes/route-table.ts'

test('the palette opens the screens of the user, by keyboard alone', { tag: ['@daily', '@keyboard'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('CP')
  await expect(screenTitle(page)).toHaveText('Partner dashboard')
  await page.keyboard.press('Control+k')
  const screens = page.getByRole('group', { name: 'Screens' }).getByRole('option')
  const chosen = page.getByRole('group', { name: 'Screens' }).getByRole('option', { selected: true })
  // None that the user may not open, and no address.
  await expect(screens).toHaveText(['Dashboard', 'Today', ...PARTNER_ROUTES.map(({ title, item }) => item ?? title), 'Activity', 'Diagnostics'])
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'palette')

  await expect(page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText('Wallet')
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveText('Profile')
  await page.keyboard.press('Enter')
  await expect(screenTitle(page)).toHaveText('Profile')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('wall')
  await expect(screens).toHaveText(['Wallet'])
  await expect(page.getByRole('group', { name: 'Sites' })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(screenTitle(page)).toHaveText('Wallet')

  await page.getByRole('button', { name: /Search or jump/ }).click()
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
})

test('the sheet of shortcuts opens on "?", lists what works here, and each works', async ({ signedInAs }) => {
  const { page } = await signedInAs('ACCOUNTS')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })

  await page.keyboard.press('?')
  await expect(sheet.getByRole('region', { name: 'Everywhere' }).getByRole('term')).toHaveText([
    'Back',
    'Forward',
    'Open a new window',
    'Print this screen',
    'Find a text on this screen',
    'Search or jump to a screen or a site',
    'Show the keyboard shortcuts',
    'Show the keyboard shortcuts, also while typing',
    'Collapse or expand the menu',
  ])
  await expect(sheet.getByRole('region')).not.toHaveCount(1)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'shortcuts')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await test.step('a "?" typed into a field is text', async () => {
    await page.getByRole('searchbox').first().click()
    await page.keyboard.type('a?')
    await expect(page.getByRole('searchbox').first()).toHaveValue('a?')
    await expect(sheet).toBeHidden()
  })
  await test.step('elsewhere the sheet lists only what works there', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Pages' }).click()
    await expect(screenTitle(page)).toHaveText('Pages')
    await page.keyboard.press('?')
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(['View', 'Everywhere', 'Go to', 'Profile menu', 'Window', 'Text fields'])
    await expect(sheet.getByRole('region', { name: 'Window' }).getByRole('term')).toContainText(['Reload', 'Full screen', 'Always on top'])
  })
})
