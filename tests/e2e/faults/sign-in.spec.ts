import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
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
    await expect(reason).toContainText('The identity provider cannot be reached: it refuses connections. Try again in a moment.')
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

test('a sign-in that waits can be cancelled or opened again, and only one runs at a time', async ({ openConsole, platform }) => {
  const control = controlOf(platform)
  const console = await openConsole()
  const { page, browser } = console
  const waiting = page.getByText('Waiting for you in the browser')

  await test.step('a slow provider does not hold the window', async () => {
    control.addFault({ operation: 'identity.discovery', fault: 'delay', milliseconds: 5_000 })
    await page.getByRole('button', { name: 'Sign in in your browser' }).click()
    await expect(waiting).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(waiting).toBeHidden()
    await expect(page.getByText('You are not signed in.')).toBeHidden()
    expect(browser.addresses()).toEqual([])
  })

  const cancelled = await test.step('the answer of a cancelled sign-in finds nobody', async () => {
    const address = await startSignIn(console)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(waiting).toBeHidden()
    await expect(signInByForm(address, ADMIN)).rejects.toThrow('fetch failed')
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
    return address
  })

  await test.step('a second one opens the same page again', async () => {
    const first = await startSignIn(console)
    expect(first).not.toBe(cancelled)
    const seen = browser.addresses().length
    await page.getByRole('button', { name: 'Open the page again' }).click()
    expect(await browser.next(seen)).toBe(first)
    await signInByForm(first, ADMIN)
    await expect(page.getByRole('grid')).toBeVisible()
  })
})

test('a fixed callback port that is taken is named, and works once it is free', async ({ openConsole, platform, folders }) => {
  const occupant = createServer()
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve))
  const { port } = occupant.address() as AddressInfo
  const profileFile = path.join(path.dirname(folders.userData), 'fixed-port.json')
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, identity: { ...platform.profile.identity, callbackPorts: [port] } }))

  const console = await openConsole({ profileFile })
  const { page } = console
  await page.getByRole('button', { name: 'Sign in in your browser' }).click()
  const message = `Port ${port} is not free on this computer for the sign-in. Close the program that uses it and try again.`
  await expect(page.getByText(message)).toBeVisible()

  await new Promise((resolve) => occupant.close(resolve))
  await signIn(console, ADMIN)
  await expect(page.getByRole('grid')).toBeVisible()
})
