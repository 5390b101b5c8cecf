import { expect, test } from './fixtures.ts'

test.use({ ownConsole: true })

test('a second start leaves the window to the first', { tag: ['@daily', '@host'] }, async ({ openConsole }) => {
  const { page } = await openConsole()
  await expect(openConsole()).rejects.toThrow()
  expect(await page.evaluate(() => window.bridge.shell.information())).toMatchObject({ ok: true })
})

test('after the first has ended the next one starts', async ({ openConsole }) => {
  const first = await openConsole()
  await first.close()
  const { page } = await openConsole()
  expect(await page.evaluate(() => window.bridge.shell.information())).toMatchObject({ ok: true })
})
