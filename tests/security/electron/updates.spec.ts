import { readFile } from 'node:fs/promises'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../../e2e/axe.ts'
import { expect } from '../../e2e/fixtures.ts'
import { openAddress } from '../../e2e/open-address.ts'
import { picture } from '../../e2e/picture.ts'
import { signIn } from '../../e2e/sign-in.ts'
import { openUpdates, rows, test } from './installed-console.ts'

test.use({ ownConsole: true })

test('an update is downloaded in the background, installed on demand, and the console comes back to its screen', async ({ openConsole, installed }) => {
  const { feed, environment, program, newProgram, started } = installed
  feed.publish({ version: '0.2.0', program: newProgram })
  const console = await openConsole({ environment })
  const { page } = console
  await signIn(console, 'admin@demo.example')
  await expect(rows(page).nth(1)).toBeVisible()
  expect(feed.requests).toEqual([])
  await openAddress(page, '/renewal-dashboard?month=5')

  const dialog = page.getByRole('dialog', { name: 'Updates' })
  await openUpdates(page)
  await dialog.getByRole('button', { name: 'Check for updates' }).click()
  await expect(dialog.getByText('Version 0.2.0 is ready: restart to update.')).toBeVisible()
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'update-ready')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColours(page)
  await picture(page, 'update-ready-dark')
  await dialog.getByRole('button', { name: 'Later' }).click()
  await expect(dialog).toBeHidden()
  await picture(page, 'update-button-dark')
  expect(await readFile(program, 'utf8')).toBe('version 0.1.0')

  await page.getByRole('button', { name: 'Update ready' }).press('Enter')
  await dialog.getByRole('button', { name: 'Restart and update' }).focus()
  // The console may be gone before the press has ended.
  const ended = page.waitForEvent('close')
  void page.keyboard.press('Enter').catch(() => undefined)
  await ended
  await expect.poll(() => readFile(started, 'utf8').catch(() => '')).toBe('version 0.2.0\n')
  expect(await readFile(program, 'utf8')).toBe(newProgram)
  await console.close()

  const { page: again } = await openConsole({ environment })
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Renewal Dashboard')
  expect(new URL(again.url()).search).toBe('?month=5')
})

test('a cut download and a release with a foreign signature say why, and Retry gets the right one', async ({ openConsole, installed }) => {
  const { feed, environment, newProgram } = installed
  const console = await openConsole({ environment })
  const { page } = console
  await signIn(console, 'admin@demo.example')
  feed.publish({ version: '0.2.0', program: newProgram, fault: 'foreign-key' })
  await openUpdates(page)
  const dialog = page.getByRole('dialog', { name: 'Updates' })
  await dialog.getByRole('button', { name: 'Check for updates' }).click()
  await expect(dialog.getByText('The update is not signed by the publisher of this console.')).toBeVisible()
  await picture(page, 'update-refused')
  feed.publish({ version: '0.2.0', program: newProgram, fault: 'cut' })
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('The download was interrupted. Nothing was installed.')).toBeVisible()
  feed.publish({ version: '0.2.0', program: newProgram })
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('Version 0.2.0 is ready: restart to update.')).toBeVisible()
})
