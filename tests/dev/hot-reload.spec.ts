import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BrowserRecord } from '../e2e/browser-record.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { signIn, userNameOf } from '../e2e/sign-in.ts'
import { copyRepository, startDevelopment } from './development.ts'

test.use({ ownConsole: true })

test('npm run dev shows a changed text and keeps what was typed', async ({ host, platform, folders }) => {
  const { folder, remove } = copyRepository()
  const browser = new BrowserRecord(path.join(folder, 'browser.txt'))
  const development = await startDevelopment(host, { folder, profileFile: platform.profileFile, userData: folders.userData, browserRecord: browser.file })
  try {
    const { page } = development
    await signIn({ page, browser }, userNameOf('ADMIN'))
    await page.getByRole('searchbox').fill('aditi')
    await page.getByRole('checkbox').first().waitFor()
    const shown = page.getByText('Search or jump...')
    await expect(shown).toBeVisible()

    const file = path.join(folder, 'src/renderer/app/shell/header.tsx')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Search or jump...', 'Find anything'))
    await expect(page.getByText('Find anything')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('aditi')
    await expect(shown).toHaveCount(0)
  } catch (error) {
    // What the server and the console printed explains it.
    console.error(development.log())
    throw error
  } finally {
    await development.close()
    remove()
  }
})
