import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { expect, test } from '../fixtures.ts'
import { signIn, startSignIn } from '../sign-in.ts'
import { controlOf } from './control.ts'

test.use({ ownConsole: true })

const ADMIN = 'admin@demo.example'

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
