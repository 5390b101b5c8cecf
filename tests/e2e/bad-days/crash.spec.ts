import { expect, test } from '../fixtures.ts'

test('a page that keeps crashing is not loaded for ever: a plain page offers the way back', async ({ openConsole }) => {
  const console = await openConsole({ profileFile: null })
  await console.crashRenderer()
  await console.crashRenderer()
  const page = await console.crashRenderer()

  await expect(page.getByRole('heading', { name: 'The console keeps stopping' })).toBeVisible()
  await page.getByRole('link', { name: 'Reload this screen' }).click()
  await expect(page.getByRole('button', { name: 'Choose a profile file' })).toBeVisible()
})
