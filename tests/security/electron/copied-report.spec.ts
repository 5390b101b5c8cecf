import { expect, test } from '../../e2e/fixtures.ts'

test.use({ ownConsole: true })

// The Chromium host has no clipboard of a desktop.
test('the report is copied as it is saved: without the user and without paths', async ({ signedInAs, folders }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const palette = page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
  await page.keyboard.press('Control+k')
  await palette.fill('/diagnostics')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.locator('span', { hasText: 'The report was copied.' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await palette.press('Control+v')
  await expect(palette).toHaveValue(/^Admin Console report ?Made .*Electron: \d+\./)
  const copied = await palette.inputValue()
  expect([folders.userData, 'admin@demo.example', 'Asha'].filter((text) => copied.includes(text))).toEqual([])
})
