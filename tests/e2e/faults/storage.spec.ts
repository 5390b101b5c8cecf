import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn } from '../sign-in.ts'
import { HAS_KEYCHAIN } from './has-keychain.ts'
import { filesIn, plainTextIn, TOKEN_BEGINNINGS } from './user-data.ts'

test.use({ ownConsole: true })

// Elsewhere the system's own keychain cannot be hidden from a program.
if (process.platform === 'linux') {
  test('without a keychain the session lives in memory, nothing is kept, and a notice says so', async ({ openConsole, folders }) => {
    const hidden = { environment: { DBUS_SESSION_BUS_ADDRESS: 'disabled:' } }
    const first = await openConsole(hidden)
    const notices = first.page.getByRole('region', { name: 'Notices' })
    const message =
      /^(No keychain could be reached on|The keychain of) this computer.* You stay signed in only until the console is closed, and nothing is kept for offline use\.$/
    await expect(notices.getByText(message)).toBeVisible()
    await expectNoSeriousAxeViolations(first.page)
    await signIn(first, 'admin@demo.example')
    await expect(first.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await picture(first.page, 'no-keychain')
    await notices.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notices).toBeHidden()
    await first.close()

    expect((await filesIn(folders.userData)).filter((file) => file.endsWith('.sealed'))).toEqual([])
    expect(await plainTextIn(folders.userData, ['Meenakshi Restaurant', 'owner2@post.example', 'Asha Kulkarni', ...TOKEN_BEGINNINGS])).toEqual([])
    const { page } = await openConsole(hidden)
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  })
}

if (HAS_KEYCHAIN) {
  test('a disk that takes neither session nor copies is said, and the work goes on', async ({ openConsole, folders }) => {
    // A file in the place of the folder, a folder in the place of the file.
    await mkdir(path.join(folders.userData, 'session.sealed', 'occupied'), { recursive: true })
    await writeFile(path.join(folders.userData, 'offline'), 'occupied')
    const console = await openConsole()
    const { page } = console
    await signIn(console, 'admin@demo.example')
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect(notices.getByText(/^You stay signed in only until the console is closed\. /)).toHaveCount(1)
    await expect(notices.getByText(/^What you see cannot be kept for offline use\. /)).toHaveCount(1)
    await picture(page, 'disk-refuses')
  })
}
