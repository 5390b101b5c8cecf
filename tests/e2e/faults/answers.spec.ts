import type { FaultRequest } from '#local-platform/faults/fault.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { controlOf } from './control.ts'

const SITES = 'GetSitesAdmin'

/** What can be wrong with an answer, and what is said of it. */
const BAD_ANSWERS: readonly (readonly [string, Omit<FaultRequest, 'operation'>, string])[] = [
  ['an error page', { fault: 'http500' }, 'it had an internal error (500)'],
  ['half an answer', { fault: 'truncated', times: 3 }, 'its answer broke off'],
  ['an answer of another shape', { fault: 'wrong-shape' }, "The platform's answer cannot be used:"],
  ['garbage', { fault: 'wrong-shape', body: '\u0000<html>' }, "The platform's answer cannot be used:"],
  ['a site without an id', { fault: 'wrong-shape', body: { data: { getSitesAdmin: [{ domain: 'a.example' }] } } }, 'getSitesAdmin'],
  ['a refusal', { fault: 'graphql-error', message: 'PLATFORM_IS_TIRED' }, 'PLATFORM IS TIRED'],
]

test('a later list that fails leaves the shown one where it is', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const rows = page.getByRole('grid').getByRole('row')
  const notice = page.getByRole('alert', { name: /^The site list could not be loaded/ })
  await expect(rows.nth(1)).toBeVisible()
  const shown = await rows.nth(1).textContent()

  for (const [name, fault, message] of BAD_ANSWERS) {
    await test.step(name, async () => {
      control.addFault({ operation: SITES, ...fault })
      await page.getByRole('button', { name: 'Refresh the list' }).click()
      await expect(notice).toContainText(message)
      await expect(notice).toContainText(/Showing data from \d\d\/\d\d\/\d{4} \d\d:\d\d\./)
      await expect(rows.nth(1)).toHaveText(shown ?? '')
      if (name === 'a refusal') {
        await expectNoSeriousAxeViolations(page)
        await picture(page, 'older-list')
      }
      await notice.getByRole('button', { name: 'Retry' }).click()
      await expect(notice).toBeHidden()
      await expect(rows.nth(1)).toHaveText(shown ?? '')
    })
  }

  await test.step('a connection that breaks once is mended without a word', async () => {
    const calls = control.calls(SITES).length
    control.addFault({ operation: SITES, fault: 'refuse' })
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect.poll(() => control.calls(SITES).length).toBe(calls + 2)
    await expect(notice).toBeHidden()
    await expect(page.getByText(/^Offline/)).toBeHidden()
  })
})

test('while the platform is silent the window shows that it waits, and can be used', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  control.addFault({ operation: SITES, fault: 'slow-body', milliseconds: 120_000 })
  const { page } = await signedInAs('ADMIN')

  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'loading')

  // Leaving gives the waiting call up; coming back asks again.
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Renewal Dashboard' }).click()
  await expect(page.getByRole('grid', { name: 'Renewal Dashboard' })).toBeVisible()
  await menu.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(page.getByRole('grid', { name: 'Sites' }).getByRole('row').nth(1)).toBeVisible()
  expect(control.calls(SITES)).toHaveLength(2)
})
