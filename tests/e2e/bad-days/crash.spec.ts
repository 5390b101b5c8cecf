import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'

test('a page that crashes comes back where it was, and says so', async ({ openConsole }) => {
  const console = await openConsole()
  await signIn(console, 'admin@demo.example')
  await expect(console.page.getByRole('grid')).toBeVisible()
  await console.page.evaluate(() => history.replaceState(history.state, '', `${location.pathname}?q=aditi`))
  const address = console.page.url()

  const page = await console.crashRenderer()

  expect(page.url()).toBe(address)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByText('This screen stopped working and was loaded again.')).toBeVisible()
})

test('a page that keeps crashing is not loaded for ever: a plain page offers the way back', async ({ openConsole }) => {
  const console = await openConsole({ profileFile: null })
  await console.crashRenderer()
  await console.crashRenderer()
  const page = await console.crashRenderer()

  await expect(page.getByRole('heading', { name: 'The console keeps stopping' })).toBeVisible()
  await page.getByRole('link', { name: 'Reload this screen' }).click()
  await expect(page.getByRole('button', { name: 'Choose a profile file' })).toBeVisible()
})
