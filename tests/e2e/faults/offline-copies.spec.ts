import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn } from '../sign-in.ts'
import { controlOf } from './control.ts'
import { HAS_KEYCHAIN } from './has-keychain.ts'
import { DROPPED_COPY, plainTextIn, SEALED, sealedIn, TOKEN_BEGINNINGS } from './user-data.ts'

test.use({ ownConsole: true })

// Without a keychain there are no copies: storage.spec.ts.
if (HAS_KEYCHAIN) {
  test('a console that starts without the platform shows the list as it was, and recovers by itself', async ({ openConsole, platform, folders }) => {
    const control = controlOf(platform)
    const first = await openConsole()
    await signIn(first, 'admin@demo.example')
    const firstRow = first.page.getByRole('grid').getByRole('row').nth(1)
    await expect(firstRow).toBeVisible()
    const shown = await firstRow.textContent()
    await expect.poll(() => sealedIn(folders)).toEqual(SEALED)
    await first.close()

    await test.step('nothing on disk can be read', async () => {
      const names = [
        'Shree Siddhivinayak',
        'Meenakshi Restaurant',
        'HYPERLINK',
        'owner2@post.example',
        'Asha Kulkarni',
        'admin@demo.example',
        'refresh_token',
        ...TOKEN_BEGINNINGS,
        ...control.issuedSecrets(),
      ]
      expect(await plainTextIn(folders.userData, names)).toEqual([])
    })

    await control.goDown()
    const { page } = await openConsole()
    const row = page.getByRole('grid').getByRole('row').nth(1)
    const age = page.getByText(/^Offline: as of \d\d:\d\d$/)

    await test.step('shows the list and its age', async () => {
      await expect(row).toHaveText(shown ?? '')
      await expect(age).toBeVisible()
      await expect(page.getByRole('button', { name: /Asha Kulkarni/ })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Create New Site' })).toHaveAttribute('title', 'Not available offline: changes need the platform.')
      await picture(page, 'started-offline')
    })

    await test.step('recovers', async () => {
      await control.comeUp()
      await expect(age).toBeHidden({ timeout: 20_000 })
      await expect(page.getByText(/^as of \d\d:\d\d$/)).toBeVisible()
      await expect(row).toHaveText(shown ?? '')
    })
  })

  test('a damaged copy is dropped, said once, and made again', async ({ openConsole, platform, folders }) => {
    const control = controlOf(platform)
    const first = await openConsole()
    await signIn(first, 'admin@demo.example')
    await expect(first.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await expect.poll(() => sealedIn(folders)).toEqual(SEALED)
    await first.close()

    const file = path.join(folders.userData, 'offline', 'sites.sealed')
    const bytes = await readFile(file)
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    await writeFile(file, bytes)
    await control.goDown()
    const { page } = await openConsole()
    const notice = page.getByRole('region', { name: 'Notices' }).getByText(DROPPED_COPY)
    const failed = page.getByRole('alert').filter({ hasText: 'The site list could not be loaded.' })

    await expect(failed).toContainText('The platform cannot be reached: the connection was refused.')
    await expect(notice).toHaveCount(1)
    await picture(page, 'copy-dropped')
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(failed).toBeVisible()
    await expect(notice).toHaveCount(1)
    expect(await sealedIn(folders)).not.toContain(path.join('offline', 'sites.sealed'))

    await control.comeUp()
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible({ timeout: 20_000 })
    await expect.poll(() => sealedIn(folders)).toEqual(SEALED)
  })
}
