import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test.use({ ownConsole: true })

test('a page that crashes is loaded again where it was, and says so', async ({ signedInAs }) => {
  const console = await signedInAs('ADMIN')
  await expect(console.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await console.page.getByPlaceholder('Search business').fill('meenakshi')
  await expect(console.page).toHaveURL(/q=meenakshi/)
  const address = console.page.url()

  const page = await console.crashRenderer()
  await expect(page.getByText('This screen stopped working and was loaded again.')).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(page.getByPlaceholder('Search business')).toHaveValue('meenakshi')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('Meenakshi')
  await picture(page, 'recovered')
})

test('a page that keeps crashing is not loaded for ever: a plain page offers the way back', async ({ openConsole }) => {
  const console = await openConsole({ profileFile: null })
  await console.crashRenderer()
  await console.crashRenderer()
  const page = await console.crashRenderer()

  await expect(page.getByRole('heading', { name: 'The console keeps stopping' })).toBeVisible()
  await page.getByRole('link', { name: 'Reload this screen' }).click()
  await expect(page.getByRole('button', { name: 'Choose connection profile…' })).toBeVisible()
})
