import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'

test('in a small window beside a call a site is found, looked at and left again', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 420, height: 480 })
  await openAddress(page, '/?q=annapurna-grocers')
  const row = page.getByRole('grid', { name: 'Sites' }).getByRole('row').nth(1)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const peek = page.getByRole('complementary', { name: 'Details of Annapurna Grocers' })
  await expect(row).toContainText('Annapurna Grocers')

  await test.step('nothing is wider than the window', async () => {
    const tooWide = await page.evaluate(() => [...document.querySelectorAll('html, header, main')].filter((part) => part.scrollWidth > 420).length)
    expect(tooWide).toBe(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Sites' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Search or jump/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Profile menu of/ })).toBeInViewport({ ratio: 1 })
    await picture(page, 'list')
  })

  await test.step('the menu button opens the menu over the list', async () => {
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Expand the menu' }).press('Enter')
    await expect(menu.getByRole('link', { name: 'CP List' })).toBeInViewport({ ratio: 1 })
    await picture(page, 'menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  await test.step('the details of a site cover the list', async () => {
    await row.getByRole('gridcell').nth(1).click()
    await expect(peek).toBeVisible()
    expect(await peek.evaluate((panel) => [panel.getBoundingClientRect().left, panel.getBoundingClientRect().right])).toEqual([0, 420])
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'details')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'details-dark')
    await page.keyboard.press('Escape')
    await expect(peek).toBeHidden()
    await expect(row).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: null })
  })
})

test('what a button has opened closes when a smaller window hides the button', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const resize = (width: number): Promise<void> => page.setViewportSize({ width, height: 800 })
  await resize(1280)
  await page.getByRole('link', { name: 'CP List' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CP List' })).toBeVisible()

  await test.step('the name of Go back', async () => {
    const name = page.getByRole('tooltip', { name: 'Go back' })
    await page.getByRole('button', { name: 'Go back' }).hover()
    await expect(name).toBeVisible()
    await resize(600)
    await expect(page.getByRole('button', { name: 'Go back' })).toBeHidden()
    await expect(name).toBeHidden()
    await resize(1280)
  })

  await test.step('the menu of the collapsed sidebar', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Collapse the menu' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Campaigns' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await resize(600)
    await expect(page.getByRole('menu')).toBeHidden()
    await resize(1280)
  })
})
