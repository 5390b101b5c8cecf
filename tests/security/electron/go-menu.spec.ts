import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../../e2e/fixtures.ts'
import { mainMenu, screenTitle } from '../../e2e/routes/route-table.ts'
import { signIn, userNameOf } from '../../e2e/sign-in.ts'

const CLICKER = path.join(import.meta.dirname, 'click-menu.cjs')

test.use({ ownConsole: true })

test('Back and Forward of the application menu lead through what was opened, also while a field has the focus', async ({ openConsole, folders }) => {
  const file = path.join(path.dirname(folders.userData), 'menu-entry.txt')
  const console = await openConsole({ environment: { NODE_OPTIONS: `--require "${CLICKER}"`, ADMIN_CONSOLE_MENU_ENTRY: file } })
  const { page } = console
  const click = async (entry: string): Promise<void> => {
    await writeFile(`${file}.part`, entry)
    await rename(`${file}.part`, file)
  }
  await signIn(console, userNameOf('ADMIN'))
  const search = page.getByRole('searchbox', { name: /^Search business/ })
  await search.fill('kitchen')
  await mainMenu(page).getByRole('link', { name: 'Manage Users' }).click()
  await expect(screenTitle(page)).toHaveText('Manage Users')
  await page.getByRole('searchbox').focus()

  await click('&Go > Back')
  await expect(search).toHaveValue('kitchen')
  await search.focus()
  await click('&Go > Forward')
  await expect(screenTitle(page)).toHaveText('Manage Users')
})
