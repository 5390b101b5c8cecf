import { expect, test } from '../e2e/fixtures.ts'

interface WithPolicy {
  readonly featurePolicy: { allowedFeatures(): readonly string[] }
}

test('of all that a policy can allow the page has two features, and no other that this Chromium knows', { tag: ['@daily', '@secrets'] }, async ({
  signedInAs,
}) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const allowed = await page.evaluate(() => (document as unknown as WithPolicy).featurePolicy.allowedFeatures())
  expect(allowed.filter((name) => !['aria-notify', 'clipboard-write'].includes(name))).toEqual([])
  expect(allowed).toContain('clipboard-write')
})
