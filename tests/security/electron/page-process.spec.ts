import { expect, test } from '../../e2e/fixtures.ts'
import { watchRenderers } from '../../performance/console-processes.ts'

test.use({ ownConsole: true })

// A policy that isolates the page from who opened it would have Chromium begin in a second process. Nobody opens it, and it opens nobody.
test('the page has one process from the start on', async ({ openConsole, folders }) => {
  const renderers = watchRenderers(folders.userData)
  const { page } = await openConsole()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(renderers.seen()).toBe(1)
})
