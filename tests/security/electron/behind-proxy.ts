import { test as base, type OpenConsole } from '../../e2e/fixtures.ts'
import { PasswordProxy } from './password-proxy.ts'

export const ADMIN = 'admin@demo.example'
export const NAME = 'proxy-asha'
export const PASSWORD = 'pq7-Secret-of-the-proxy'
export const DIALOG = { name: 'Sign in to the proxy' }

/** A console behind a proxy that asks for a password. */
export const test = base.extend<{ readonly passwordProxy: PasswordProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  passwordProxy: async ({}, use) => {
    const proxy = await PasswordProxy.start(`${NAME}:${PASSWORD}`)
    await use(proxy)
    await proxy.stop()
  },
})

export async function enter({ page }: Pick<OpenConsole, 'page'>, password: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', DIALOG)
  await dialog.getByLabel('User name').fill(NAME)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const rows = ({ page }: Pick<OpenConsole, 'page'>) => page.getByRole('grid').getByRole('row')
