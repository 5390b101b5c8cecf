import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn } from '../sign-in.ts'

test.use({ ownConsole: true })

test('what is new is announced once after an update, and is in the profile menu from then on', async ({ openConsole, folders }) => {
  await mkdir(folders.userData, { recursive: true })
  await writeFile(path.join(folders.userData, 'updates.json'), JSON.stringify({ version: '0.0.9', isRestarting: false }))
  const first = await openConsole()
  const { page } = first
  const announced = page.getByText('The console was changed from version 0.0.9 to 0.1.0.')
  const dialog = page.getByRole('dialog', { name: 'Updates' })
  const news = page.getByRole('dialog', { name: 'What’s new in version 0.1.0' })

  await test.step('before anybody has signed in', async () => {
    await expect(announced).toBeVisible()
    await page.getByRole('button', { name: 'What’s new' }).press('Enter')
    await expect(news.getByRole('listitem').first()).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'what-is-new')
    await page.keyboard.press('Escape')
    await expect(news).toBeHidden()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(announced).toBeHidden()
  })

  await test.step('from the profile menu, with why there are no updates here', async () => {
    await signIn(first, 'admin@demo.example')
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    await page.getByRole('menuitem', { name: /^Updates…/ }).click()
    await dialog.getByRole('button', { name: 'Check for updates' }).click()
    await expect(dialog.getByText('This console was started from its sources: it is not updated.')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'no-updates-dark')
    await dialog.getByRole('button', { name: 'What’s new in version 0.1.0' }).press('Enter')
    await expect(news.getByRole('listitem').first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(news).toBeHidden()
    await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeFocused()
  })
  await first.close()

  const { page: again } = await openConsole()
  await expect(again.getByRole('banner').or(again.getByRole('button', { name: 'Sign in in your browser' }))).toBeVisible()
  await expect(again.getByText('The console was changed from version')).toHaveCount(0)
})
