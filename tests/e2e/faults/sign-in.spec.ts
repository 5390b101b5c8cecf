import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn, startSignIn } from '../sign-in.ts'
import { controlOf } from './control.ts'

test.use({ ownConsole: true })

const ADMIN = 'admin@demo.example'

test('a provider that is down, broken, refusing or lying is told apart, and the next sign-in works', async ({ openConsole, platform }) => {
  const control = controlOf(platform)
  const console = await openConsole()
  const { page } = console
  const button = page.getByRole('button', { name: 'Sign in in your browser' })
  const reason = page.getByText('You are not signed in.').locator('..')

  await test.step('down', async () => {
    await control.goDown(['identity'])
    await button.click()
    await expect(reason).toContainText('The identity provider cannot be reached: the connection was refused. Try again in a moment.')
    await expect(reason).not.toContainText('by itself')
    await expect(button).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'provider-down')
    await control.comeUp(['identity'])
  })

  await test.step('broken', async () => {
    control.addFault({ operation: 'identity.discovery', fault: 'http500' })
    await button.click()
    await expect(reason).toContainText('The identity provider cannot be reached: it answered with an error (500).')
  })

  await test.step('answering something else', async () => {
    control.addFault({ operation: 'identity.discovery', fault: 'wrong-shape', body: { hello: 'world' } })
    await button.click()
    await expect(reason).toContainText('Check identity.issuer in the connection profile.')
  })

  await test.step('refusing at the sign-in page', async () => {
    const answer = await signInByForm(await startSignIn(console), null)
    expect(await answer.text()).toContain('The sign-in did not work')
    await expect(reason).toContainText('The sign-in was refused or stopped in the browser.')
  })

  await test.step('coming back with the state of another sign-in: the page says so, and this one still waits', async () => {
    const waiting = page.getByText('Waiting for you in the browser')
    control.addFault({ operation: 'identity.authorization', fault: 'wrong-state' })
    const answer = await signInByForm(await startSignIn(console), ADMIN)
    expect(await answer.text()).toContain('This answer does not belong to this sign-in.')
    await expect(waiting).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(waiting).toBeHidden()
  })

  await test.step('coming back with the nonce of another sign-in', async () => {
    const message = 'The answer of the identity provider does not belong to this sign-in. Try again.'
    control.addFault({ operation: 'identity.authorization', fault: 'wrong-nonce' })
    const answer = await signInByForm(await startSignIn(console), ADMIN)
    expect(await answer.text()).toContain(message)
    await expect(reason).toContainText(message)
  })

  await test.step('returning an error in place of tokens', async () => {
    control.addFault({ operation: 'identity.token', fault: 'graphql-error', errorType: 'temporarily_unavailable', message: 'Maintenance until noon' })
    await signInByForm(await startSignIn(console), ADMIN)
    await expect(reason).toContainText('The identity provider is busy. It says: Maintenance until noon')
  })

  await test.step('well again', async () => {
    await signIn(console, ADMIN)
    await expect(page.getByRole('grid')).toBeVisible()
  })
})
