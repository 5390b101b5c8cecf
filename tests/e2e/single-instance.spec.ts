import { writeFile } from 'node:fs/promises'
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

test('a user-data folder that cannot be used ends the start with its reason and a failure', { tag: ['@daily', '@host'] }, async ({ openConsole, folders }) => {
  await writeFile(folders.userData, 'a file')
  const started = performance.now()
  const failed = await openConsole({ environment: { DISPLAY: '', WAYLAND_DISPLAY: '' } }).then(
    () => 'It started.',
    (cause: unknown) => String(cause),
  )
  expect(failed).toContain(
    `Admin Console did not start\nIt keeps its data in the folder ${folders.userData}, which cannot be used: there is a file where the folder should be.`,
  )
  expect(failed).toContain('exit code 1')
  expect(performance.now() - started).toBeLessThan(10_000)
})
