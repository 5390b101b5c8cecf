import type { FaultRequest } from '#local-platform/faults/fault.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { controlOf } from './control.ts'

const SITES = 'GetSitesAdmin'

const FIREWALL = '<!doctype html><style>h1{color:red}</style><h1>Request rejected.</h1><p>Your support ID is 17-4.</p>'
const HOTEL = '<!doctype html><h1>Welcome to the hotel</h1>'

/** Answers of something that is not the platform, and the words for each on the real screen. */
const LIES: readonly (readonly [name: string, fault: Omit<FaultRequest, 'operation'>, message: string, advice: string])[] = [
  [
    'a firewall',
    { fault: 'http-answer', status: 403, body: FIREWALL },
    'Something between the console and the platform refuses the request (403).',
    'A firewall or proxy does this, not your permissions.',
  ],
  [
    'a hotel',
    { fault: 'http-answer', status: 200, body: HOTEL },
    "The platform's answer cannot be used: a web page came in its place.",
    'This network may want you to sign in first',
  ],
  [
    'a platform that is busy for an hour',
    { fault: 'http-answer', status: 429, retryAfter: '3600' },
    'The platform is busy. It asks to wait 60 minutes.',
    'Wait a moment, then try again.',
  ],
  [
    'a wrong address',
    { fault: 'http-answer', status: 404, body: '<h1>Not found</h1>' },
    "The platform's answer cannot be used: nothing is at its address (404).",
    'The connection profile may be wrong',
  ],
]

test('what is not the platform is called what it is, its words are behind Details, and the console stays online', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  for (const [, fault] of LIES) control.addFault({ operation: SITES, ...fault })
  const { page } = await signedInAs('ADMIN')
  const failed = page.getByRole('alert')
  for (const [name, , message, advice] of LIES) {
    await test.step(name, async () => {
      await expect(failed).toContainText(message)
      await expect(failed).toContainText(advice)
      await expect(page.getByText(/^Offline/)).toBeHidden()
      await failed.getByText('Details', { exact: true }).click()
      await expect(failed.getByRole('region', { name: 'What the server answered' })).toBeVisible()
      await expectNoSeriousAxeViolations(page)
      await picture(page, `lying-${name.replaceAll(' ', '-')}`)
      await failed.getByRole('button', { name: 'Retry' }).click()
    })
  }
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  expect(control.calls(SITES)).toHaveLength(LIES.length + 1)
})

test('an error text of 30 MB leaves the window usable', async ({ signedInAs, platform }) => {
  const message = `THE_END_IS_NEAR ${'x'.repeat(30_000_000)}`
  controlOf(platform).addFault({ operation: SITES, fault: 'wrong-shape', body: { errors: [{ message, errorType: 'ValidationException' }] } })
  const { page } = await signedInAs('ADMIN')
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('THE END IS NEAR xxx')
  const shown = await failed.innerText()
  expect(shown.length).toBeLessThan(600)
  await failed.getByText('Details', { exact: true }).click()
  expect((await failed.getByRole('region').innerText()).length).toBe(4000)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
})

test('a platform that is slow is said to be, and the wait for it can be stopped', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  control.addFault({ operation: SITES, fault: 'slow-body', milliseconds: 120_000 })
  const { page } = await signedInAs('ADMIN')
  const slow = page.getByText('The platform is slow to answer.', { exact: true })
  await expect(slow).toBeVisible()
  await picture(page, 'slow-platform')
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'The site list could not be loaded.' })
  await expect(failed).toContainText('You stopped waiting for the platform.')
  await expect(slow).toBeHidden()
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  expect(control.calls(SITES)).toHaveLength(2)
})
