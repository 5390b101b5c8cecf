import { expect, test } from '../e2e/fixtures.ts'

test.use({ ownConsole: true })

interface WithPolicy {
  readonly featurePolicy: { allowedFeatures(): readonly string[] }
}

test('of all that a policy can allow the page has two features, and no other that this Chromium knows', { tag: ['@daily', '@secrets'] }, async ({
  openConsole,
}) => {
  const { page } = await openConsole()
  const allowed = await page.evaluate(() => (document as unknown as WithPolicy).featurePolicy.allowedFeatures())
  expect(allowed.filter((name) => !['aria-notify', 'clipboard-write'].includes(name))).toEqual([])
  expect(allowed).toContain('clipboard-write')
})
