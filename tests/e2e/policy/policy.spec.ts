import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { filesIn } from '../faults/user-data.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn } from '../sign-in.ts'
import { PolicyFile } from './policy-file.ts'

test.use({ ownConsole: true })

const ADMIN = 'admin@demo.example'
const NO_EXPORT = 'Your administrator has switched off exports on this computer.'

test('a damaged policy starts nothing and says which field is wrong', async ({ openConsole, platform, folders }) => {
  const policy = new PolicyFile(folders)
  await policy.write({ export: 'no', idleLockMinutes: 0 })
  const { page } = await openConsole({ environment: policy.environment })
  await expect(page.getByRole('heading', { name: 'The policy is damaged' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText(['export: must be true or false', 'idleLockMinutes: must be a whole number of minutes from 1 to 1440'])
  await expect(page.getByRole('button', { name: 'Choose connection profile…' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toHaveCount(0)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'damaged-policy')
  const answers = await page.evaluate(async () => [
    await window.bridge.connection.choose(),
    await window.bridge.identity.signIn(),
    await window.bridge.platform.execute({ operation: 'GetSitesAdmin', variables: {} }),
    await window.bridge.files.beginExport({ name: 'sites', format: 'csv', columns: [{ title: 'Site', kind: 'text' }] }),
  ])
  expect(answers.map((answer) => answer.ok)).toEqual([false, false, false, false])
  expect(controlOf(platform).calls('GetSitesAdmin')).toEqual([])
})

test('the profile of the policy goes before the one of the command line', async ({ openConsole, platform, folders }) => {
  const policy = new PolicyFile(folders)
  const profile = path.join(path.dirname(folders.userData), 'locked.json')
  await writeFile(profile, JSON.stringify({ ...platform.profile, name: 'Locked by policy' }))
  await policy.write({ profile })
  const { page } = await openConsole({ environment: policy.environment })
  await expect(page.getByText('Connected to Locked by policy (local)')).toBeVisible()
})

test('without exports the buttons say why, main refuses, and nothing is written', async ({ openConsole, platform, folders }) => {
  const policy = new PolicyFile(folders)
  await policy.write({ export: false })
  const console = await openConsole({ environment: policy.environment })
  await signIn(console, ADMIN)
  const { page } = console
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toHaveAttribute('title', NO_EXPORT)
  await expect(page.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toHaveAttribute('title', NO_EXPORT)
  await picture(page, 'no-export')
  const refused = { ok: false, error: { kind: 'forbidden', message: NO_EXPORT } }
  const answers = await page.evaluate(async () => [
    await window.bridge.files.beginExport({ name: 'sites', format: 'csv', columns: [{ title: 'Site', kind: 'text' }] }),
    await window.bridge.files.download({ kind: 'sites', which: 'all' }),
  ])
  expect(answers).toEqual([refused, refused])
  expect(controlOf(platform).calls('DownloadAllSites')).toEqual([])
})

test('without a disk cache nothing is kept, and what was kept before is removed', async ({ openConsole, folders }) => {
  const policy = new PolicyFile(folders)
  const copies = async () => (await filesIn(folders.userData)).filter((file) => file.startsWith('offline'))
  const before = await openConsole()
  await signIn(before, ADMIN)
  await expect(before.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await before.close()
  await writeFile(path.join(folders.userData, 'offline', 'of-somebody.sealed'), 'sealed')

  await policy.write({ diskCache: false })
  const after = await openConsole({ environment: policy.environment })
  await expect.poll(copies).toEqual([])
  const read = await after.page.evaluate(async () => window.bridge.offline.read({ list: 'sites' }))
  expect(read).toEqual({ ok: true, value: null })
  await after.close()
  expect(await copies()).toEqual([])
})
