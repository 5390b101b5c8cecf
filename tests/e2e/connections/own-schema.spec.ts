import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '#scripts/root.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'

test.use({ ownConsole: true })

test('a platform with a schema of its own is asked for what that has; it is fitted once', async ({ openConsole, platform, folders }) => {
  const folder = path.dirname(folders.userData)
  const profileFile = path.join(folder, 'acme.json')
  const sdl = await readFile(path.join(ROOT, 'schema/platform.graphql'), 'utf8')
  await writeFile(
    path.join(folder, 'acme.graphql'),
    sdl.replace(/^ {2}supportAccManager: String$/m, '').replace('  generateTransactionId(', '  issueTransactionId('),
  )
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, platform: { ...platform.profile.platform, schema: 'acme.graphql' } }))

  const console = await openConsole({ profileFile })
  await signIn(console, 'admin@demo.example')
  await expect(console.page.getByRole('grid').getByRole('row')).not.toHaveCount(0)
  const offer = await console.page.evaluate(() => window.bridge.platform.offer())
  expect(offer).toMatchObject({ ok: true, value: { missing: [{ operation: 'GenerateTransactionId', reasons: ['generateTransactionId is missing'] }] } })
  expect(offer.ok && offer.value.absent.find(({ operation }) => operation === 'GetSitesAdmin')?.paths).toEqual(['getSitesAdmin.supportAccManager'])
  await console.close()

  const again = await openConsole({ profileFile })
  const isKept = process.env['ADMIN_CONSOLE_TEST_KEYCHAIN'] !== 'none'
  if (isKept) await expect(again.page.getByRole('grid').getByRole('row')).not.toHaveCount(0)
  else await expect(again.page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  const log = await readFile(path.join(folders.userData, 'logs', 'main.log'), 'utf8')
  expect(log.match(/Operations fitted/g)).toHaveLength(isKept ? 1 : 2)
})
