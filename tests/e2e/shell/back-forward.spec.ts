import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { mainMenu, screenTitle } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'

const back = (page: Page) => page.getByRole('button', { name: 'Go back' })
const forward = (page: Page) => page.getByRole('button', { name: 'Go forward' })

test('back and forward lead through what was opened, by buttons, keys and mouse, and a list is found as it was left', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const search = page.getByRole('searchbox', { name: /^Search business/ })
  await search.fill('kitchen')
  await expect(back(page)).toBeDisabled()
  await mainMenu(page).getByRole('link', { name: 'Manage Users' }).click()
  await expect(screenTitle(page)).toHaveText('Manage Users')

  await test.step('the buttons', async () => {
    await back(page).click()
    await expect(search).toHaveValue('kitchen')
    await expect(back(page)).toBeDisabled()
    await forward(page).click()
    await expect(screenTitle(page)).toHaveText('Manage Users')
    await expect(forward(page)).toBeDisabled()
  })
  await test.step('Alt and the arrows', async () => {
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(search).toHaveValue('kitchen')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(screenTitle(page)).toHaveText('Manage Users')
  })
  await test.step('the two buttons at the side of the mouse', async () => {
    const devTools = await page.context().newCDPSession(page)
    const press = async (button: 'back' | 'forward'): Promise<void> => {
      const place = { x: 700, y: 400, button, clickCount: 1 } as const
      await devTools.send('Input.dispatchMouseEvent', { ...place, type: 'mousePressed' })
      await devTools.send('Input.dispatchMouseEvent', { ...place, type: 'mouseReleased' })
    }
    await press('back')
    await expect(search).toHaveValue('kitchen')
    await press('forward')
    await expect(screenTitle(page)).toHaveText('Manage Users')
  })
})

test.describe('of its own', () => {
  test.use({ ownConsole: true })

  test('whoever signs in next cannot go back to what the user before had opened', async ({ openConsole }) => {
    const console = await openConsole()
    const { page } = console
    await signIn(console, 'admin@demo.example')
    await page.getByRole('searchbox', { name: /^Search business/ }).fill('kitchen')
    await mainMenu(page).getByRole('link', { name: 'Manage Users' }).click()
    await expect(back(page)).toBeEnabled()
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()

    await signIn(console, 'accounts@demo.example')
    await expect(page.getByRole('button', { name: 'Profile menu of Thomas Whitfield' })).toBeVisible()
    await expect(back(page)).toBeDisabled()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(page).not.toHaveURL(/kitchen/)
  })
})
