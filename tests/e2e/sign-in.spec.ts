import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { expectNoSeriousAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './picture.ts'
import { startSignIn } from './sign-in.ts'

test.use({ ownConsole: true })

test('signs in through the browser and opens the site list [SHELL-006] [SHELL-013] [DASH-002]', {
  tag: ['@daily', '@host', '@secrets'],
}, async ({ openConsole, platform }) => {
  const console = await openConsole()
  const { page } = console
  await expect(page.getByRole('heading', { name: 'Admin Console' })).toBeVisible()
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'sign-in')

  const address = await startSignIn(console)
  await test.step('asks the provider for a code with PKCE, state and nonce, and for a loopback answer', () => {
    const { origin, searchParams } = new URL(address)
    expect(origin).toBe(new URL(platform.profile.identity.issuer).origin)
    expect(searchParams.get('response_type')).toBe('code')
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(searchParams.get('state')).toMatch(/^[\w-]{20,}$/)
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{20,}$/)
    expect(new URL(searchParams.get('redirect_uri') ?? '').hostname).toBe('127.0.0.1')
  })
  await signInByForm(address, 'admin@demo.example')
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Sites' })).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await picture(page, 'site-list')
})

test('the session outlives the window: no second sign-in', async ({ openConsole, signedInAs }) => {
  const first = await signedInAs('ADMIN')
  await expect(first.page.getByRole('grid')).toBeVisible()
  await first.close()
  const second = await openConsole()
  if (process.env['ADMIN_CONSOLE_TEST_KEYCHAIN'] === 'none') {
    // Without a keychain nothing is kept on disk, and the console says so.
    await expect(second.page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  } else {
    await expect(second.page.getByRole('grid')).toBeVisible()
  }
})
