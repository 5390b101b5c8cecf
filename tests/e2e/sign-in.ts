import { expect } from '@playwright/test'
import { DEMO_USERS } from '#local-platform/graphql/users/demo-users.ts'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import type { Role } from '#shared/domain/role.ts'
import { HAS_KEYCHAIN } from './faults/has-keychain.ts'
import type { OpenConsole } from './fixtures.ts'

/** Presses the sign-in button and gives the address that the browser was asked to open. */
export async function startSignIn({ page, browser }: Pick<OpenConsole, 'page' | 'browser'>): Promise<string> {
  const seen = browser.addresses().length
  await page.getByRole('button', { name: 'Sign in in your browser' }).click()
  // The page that ends a session before may be opened only now.
  return browser.next(seen, (address) => new URL(address).searchParams.has('code_challenge'))
}

/** Signs in as a demo user: the browser's part is played by following the provider's form. Returns when the sign-in screen has gone. */
export async function signIn(console: Pick<OpenConsole, 'page' | 'browser'>, userName: string): Promise<void> {
  await signInByForm(await startSignIn(console), userName)
  // Both at one moment: a window that is slow may show the button still, and the wait after it.
  const { page } = console
  await expect(page.getByRole('button', { name: 'Sign in in your browser' }).or(page.getByText('Waiting for you in the browser'))).toHaveCount(0)
}

/** After another start with the same user data: signs in where no keychain remembers the user. */
export async function signInAgain(console: Pick<OpenConsole, 'page' | 'browser'>, userName: string): Promise<void> {
  if (!HAS_KEYCHAIN) await signIn(console, userName)
}

/** The user name of a role's plain demo user; a user name is left as it is. */
export function userNameOf(user: Role | `${string}@${string}`): string {
  return (
    DEMO_USERS.find(({ role, enabled, hasRoleAttribute, remark }) => role === user && enabled && hasRoleAttribute && remark === undefined)?.userName ?? user
  )
}
