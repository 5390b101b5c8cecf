import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../e2e/fixtures.ts'

test('operations whose answers hold signed links or signatures are not executed for the page', {
  tag: ['@daily', '@secrets'],
}, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const names = ['DownloadAllSites', 'DownloadInactiveSites', 'GetFroalaSignature', 'GetInternalDump', 'UploadFile']
  const before = names.map((name) => platform.control?.calls(name).length)
  const answers = await page.evaluate(
    (operations) => Promise.all(operations.map((operation) => window.bridge.platform.execute({ operation, variables: {} }))),
    names,
  )
  expect(answers.map((answer) => !answer.ok && answer.error.kind)).toEqual(names.map(() => 'invalid-arguments'))
  expect(names.map((name) => platform.control?.calls(name).length)).toEqual(before)
  expect(await page.evaluate(() => window.bridge.files.mayUploadImages())).toEqual({ ok: true, value: undefined })
})

test.describe('with a log of its own', () => {
  test.use({ ownConsole: true })

  test('a page that floods the log pushes no refusal out of it', async ({ signedInAs, folders }) => {
    const { page } = await signedInAs('ADMIN')
    const logs = path.join(folders.userData, 'logs')
    await page.evaluate(async () => {
      await window.bridge.platform.execute({ operation: 'GetFroalaSignature', variables: {} })
      for (let index = 0; index < 1500; index += 1) {
        await window.bridge.shell.report({ level: 'error', message: `${index} ${'x'.repeat(3900)}` })
        await window.bridge.platform.execute({ operation: '', variables: {} })
      }
      await window.bridge.preferences.write({ views: { sites: { saved: [{ id: '1', name: 'n', search: 'x'.repeat(300_000) }], defaultId: null } } })
    })
    const security = await readFile(path.join(logs, 'security.log'), 'utf8')
    expect(security).toContain('GetFroalaSignature: The answer of this operation stays in main.')
    expect(security).toContain('a call of platform.execute: invalid argument (1024 times)')
    expect(security).toContain('a call of preferences.write: too large or no JSON: larger than 262144 bytes')
    expect((await readFile(path.join(logs, 'main.log'), 'utf8')).length).toBeLessThan(20_000)
    expect(await readdir(logs)).not.toContain('security.1.log')
  })
})
