import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../fixtures.ts'

test.use({ ownConsole: true })

const DAMAGED =
  'The settings of this computer could not be read: the file is damaged. It was put aside as preferences.json.damaged. ' +
  'The last good copy is used instead; the last change may be missing.'

test('a console that was killed while it wrote says what was cut, removes it, and reads its settings from the last good copy', async ({
  signedInAs,
  openConsole,
  folders,
}) => {
  const console = await signedInAs('ADMIN')
  const begun = await console.page.evaluate(async () => {
    await window.bridge.preferences.write({ theme: 'dark' })
    return window.bridge.files.beginExport({ name: 'Half a list', format: 'csv', columns: [{ title: 'Domain', kind: 'text' }] })
  })
  expect(begun).toMatchObject({ ok: true })
  expect(await readdir(folders.downloads)).toEqual([expect.stringMatching(/^Half a list.*\.admin-console\.part$/)])
  await console.kill()
  const settings = path.join(folders.userData, 'preferences.json')
  await writeFile(settings, '{"theme": "da')
  const activity = path.join(folders.userData, 'activity')
  await mkdir(activity, { recursive: true })
  await writeFile(path.join(activity, 'a.sealed.0123456789ab.tmp'), 'half')
  await writeFile(path.join(folders.downloads, 'theirs.part'), 'of a browser')

  const { page } = await openConsole()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices).toContainText('Unfinished and removed: Half a list.csv. Download or export it again.')
  await expect(notices).toContainText('The last change to the activity may be missing; the earlier version is still there.')
  await expect(notices).toContainText(DAMAGED)
  expect(await readdir(folders.downloads)).toEqual(['theirs.part'])
  expect(await readdir(activity)).not.toContain('a.sealed.0123456789ab.tmp')
  expect(await readFile(`${settings}.damaged`, 'utf8')).toBe('{"theme": "da')
  const { theme } = JSON.parse(await readFile(settings, 'utf8')) as { theme: string }
  expect(theme).toBe('dark')
})
