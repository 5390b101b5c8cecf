import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { HAS_KEYCHAIN } from '../../e2e/faults/has-keychain.ts'
import { expect } from '../../e2e/fixtures.ts'
import { signIn } from '../../e2e/sign-in.ts'
import { ADMIN, DIALOG, enter, NAME, PASSWORD, rows, test } from './behind-proxy.ts'

test.use({ ownConsole: true })

// Without a keychain nothing is kept, and the box to remember it is disabled.
if (HAS_KEYCHAIN) {
  test('the password is remembered over a restart where the user wants it, stays sealed, and goes with Forget me', async ({
    openConsole,
    passwordProxy: proxy,
    folders,
  }) => {
    const first = await openConsole({ args: proxy.args })
    await first.page.getByRole('button', { name: 'Sign in in your browser' }).click()
    await first.page.getByRole('alertdialog', DIALOG).getByLabel('Remember on this computer').check()
    await enter(first, PASSWORD)
    await expect(first.page.getByRole('alertdialog', DIALOG)).toBeHidden()
    await signIn(first, ADMIN)
    await expect(rows(first).nth(1)).toBeVisible()
    await first.close()

    const files = await readdir(folders.userData, { recursive: true, withFileTypes: true })
    const texts = await Promise.all(files.filter((file) => file.isFile()).map((file) => readFile(path.join(file.parentPath, file.name), 'latin1')))
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter((text) => text.includes(PASSWORD) || text.includes(NAME))).toEqual([])

    const second = await openConsole({ args: proxy.args })
    await expect(rows(second).nth(1)).toBeVisible()
    await second.page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(second.page.getByRole('region', { name: 'Notices' })).toHaveCount(0)
    await second.page.getByRole('button', { name: /^Profile menu/ }).click()
    await second.page.getByRole('menuitem', { name: 'Forget me on this computer…' }).click()
    await second.page.getByRole('button', { name: 'Forget me', exact: true }).click()
    await expect(second.page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
    await second.close()

    const third = await openConsole({ args: proxy.args })
    await third.page.getByRole('button', { name: 'Sign in in your browser' }).click()
    await expect(third.page.getByRole('alertdialog', DIALOG)).toBeVisible()
  })
}
