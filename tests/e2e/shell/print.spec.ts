import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { signIn, userNameOf } from '../sign-in.ts'

test.use({ ownConsole: true })

test('Ctrl+P prints the screen without header and menu, in dark as on white paper', async ({ openConsole, folders }) => {
  const printed = path.join(path.dirname(folders.userData), 'printed.pdf')
  const console = await openConsole({ environment: { ADMIN_CONSOLE_PRINT: printed } })
  await signIn(console, userNameOf('ADMIN'))
  const { page } = console
  await openAddress(page, '/renewal-dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Renewal Dashboard' })).toBeVisible()
  await page.evaluate(() => window.bridge.preferences.write({ theme: 'dark' }))
  await page.reload()
  await expect(page.getByRole('grid').first()).toBeVisible()

  // What the page is while it is laid out for paper.
  await page.evaluate(() => {
    const ground = (): string => getComputedStyle(document.querySelector('.fui-FluentProvider') ?? document.body).getPropertyValue('--colorNeutralBackground1')
    const before = ground()
    window.addEventListener('beforeprint', () => queueMicrotask(() => document.body.setAttribute('data-grounds', `${before} ${ground()}`)), { once: true })
  })
  await page.keyboard.press('Control+p')
  await expect.poll(async () => (await readFile(printed).catch(() => Buffer.alloc(0))).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.locator('body')).toHaveAttribute('data-grounds', '#292929 #ffffff')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
  await picture(page, 'on-paper')
})

test('a list prints the rows of all its pages, not only those in sight', async ({ openConsole, folders }) => {
  const printed = path.join(path.dirname(folders.userData), 'printed.pdf')
  const console = await openConsole({ environment: { ADMIN_CONSOLE_PRINT: printed } })
  await signIn(console, userNameOf('ADMIN'))
  const { page } = console
  const grid = page.getByRole('grid', { name: 'Sites' })
  await expect(grid.getByRole('row').nth(1)).toBeVisible()
  await expect(grid).toHaveAttribute('aria-rowcount', '61')
  // So many do not fit into the window.
  expect(await grid.getByRole('row').count()).toBeLessThan(50)

  await page.evaluate(() => {
    const rowsOnPaper = (): string => String(document.querySelectorAll('tbody tr').length)
    window.addEventListener('beforeprint', () => queueMicrotask(() => document.body.setAttribute('data-printed-rows', rowsOnPaper())), { once: true })
  })
  await page.keyboard.press('Control+p')
  await expect(page.locator('body')).toHaveAttribute('data-printed-rows', '60')
  // Taller than a few sheets: nothing is cut at the height of the window.
  await expect.poll(async () => (await readFile(printed, 'latin1').catch(() => '')).split(/\/Type ?\/Page\b/).length).toBeGreaterThan(2)
  await expect(page.getByRole('table', { name: 'Sites, to print' })).toHaveCount(0)
  await expect(grid).toBeVisible()
})
