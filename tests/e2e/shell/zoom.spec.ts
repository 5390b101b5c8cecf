import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn, userNameOf } from '../sign-in.ts'
import { toast } from '../users/users-on-screen.ts'

test.use({ ownConsole: true })

/** How wide the page takes its window to be: the larger it is drawn, the less. */
const width = (page: Page): Promise<number> => page.getByRole('banner').evaluate((header) => (header as HTMLElement).offsetWidth)

test('zoom by keys is kept over a restart, and has its bounds', async ({ openConsole, signedInAs }) => {
  const { page, close } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid', { name: 'Sites' }).getByRole('row').nth(1)).toBeVisible()
  const full = await width(page)
  await page.keyboard.press('Control+=')
  await expect(toast(page, 'Zoom 110 %')).toBeVisible()
  await page.keyboard.press('Control+Shift++')
  await expect(toast(page, 'Zoom 125 %')).toBeVisible()
  await expect.poll(() => width(page)).toBe(Math.round(full / 1.25))
  await picture(page, 'zoomed')
  // With a keychain and without one, the next start then asks for a sign-in.
  await page.evaluate(() => window.bridge.identity.signOut())
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  await close()

  const again = await openConsole()
  await signIn(again, userNameOf('ADMIN'))
  await expect(again.page.getByRole('banner')).toBeVisible()
  expect(await width(again.page)).toBe(Math.round(full / 1.25))
  for (const percent of [110, 100, 90, 80, 75, 67, 50]) {
    await again.page.keyboard.press('Control+-')
    await expect(toast(again.page, `Zoom ${percent} %`)).toBeVisible()
  }
  await again.page.keyboard.press('Control+-')
  await expect(toast(again.page, 'Zoom 50 %')).toBeVisible()
  await again.page.keyboard.press('Control+0')
  await expect(toast(again.page, 'Zoom 100 %')).toBeVisible()
  await expect.poll(() => width(again.page)).toBe(full)
})
