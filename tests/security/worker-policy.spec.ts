import { expect, test } from '../e2e/fixtures.ts'

test.use({ spoilsPage: true })

test('a worker talks to nobody and compiles nothing', { tag: ['@daily', '@secrets'] }, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const started = page.waitForEvent('worker')
  await page.evaluate(
    () => void new Worker(performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/'))?.name ?? '', { type: 'module' }),
  )
  const tried = await (await started).evaluate(async (address) => {
    const outcome = (attempt: () => Promise<unknown>) =>
      attempt().then(
        () => 'done',
        () => 'refused',
      )
    return {
      outside: await outcome(() => fetch(address, { mode: 'no-cors' })),
      inside: await outcome(() => fetch('/index.html')),
      webAssembly: await outcome(() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))),
    }
  }, platform.urls.graphql)
  expect(tried).toEqual({ outside: 'refused', inside: 'refused', webAssembly: 'refused' })
})
