import { cp } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { controlOf } from './control.ts'
import { HAS_KEYCHAIN } from './has-keychain.ts'
import { DROPPED_COPY, SEALED, sealedIn } from './user-data.ts'

test.use({ ownConsole: true })

// Without a keychain there are no copies: storage.spec.ts.
if (HAS_KEYCHAIN) {
  test('signing out deletes the copies, and nobody sees those of another user', { tag: ['@daily', '@secrets'] }, async ({ openConsole, platform, folders }) => {
    const control = controlOf(platform)
    const copies = path.join(folders.userData, 'offline')
    const kept = path.join(path.dirname(folders.userData), 'kept.sealed')
    const first = await openConsole()
    await signIn(first, 'admin@demo.example')
    await expect(first.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await expect.poll(() => sealedIn(folders)).toEqual(SEALED)
    // This one alone: others may just be written.
    await cp(path.join(copies, 'sites.sealed'), kept)

    await first.page.getByRole('button', { name: /Asha Kulkarni/ }).click()
    await first.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(first.page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
    await expect.poll(() => sealedIn(folders)).toEqual([])

    await signIn(first, 'sales-person@demo.example')
    await expect(first.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await expect.poll(() => sealedIn(folders)).toEqual(SEALED)
    await first.close()

    await cp(kept, path.join(copies, 'sites.sealed'))
    await control.goDown()
    const { page } = await openConsole()
    await expect(page.getByRole('button', { name: /Priya Nair/ })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'The site list could not be loaded.' })).toBeVisible()
    await expect(page.getByText(DROPPED_COPY)).toBeVisible()
    await expect(page.getByRole('grid')).toBeHidden()
  })
}
