import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { controlOf } from '../../e2e/faults/control.ts'
import { expect, test } from '../../e2e/fixtures.ts'
import { signIn } from '../../e2e/sign-in.ts'

test.use({ ownConsole: true })

const RECORDER = path.join(import.meta.dirname, 'record-node-network.cjs')
/** The smallest thing that is a WEBP image by its head. */
const WEBP = [...Buffer.from('RIFF\0\0\0\0WEBP'), ...Array.from({ length: 52 }, () => 0)]

test('every request of main goes over Electron’s network, where the system’s proxy and certificates count: identity, platform, analytics, places, storage', async ({
  openConsole,
  platform,
  folders,
}) => {
  const record = path.join(path.dirname(folders.userData), 'network.txt')
  const opened = await openConsole({ environment: { NODE_OPTIONS: `--require "${RECORDER}"`, ADMIN_CONSOLE_NETWORK_RECORD: record } })
  await signIn(opened, 'admin@demo.example')
  const { page } = opened
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  const answers = await page.evaluate(
    async (bytes) => [
      await window.bridge.files.uploadImage({ id: 'one', of: { kind: 'site-logo', subdomain: 'aditi' }, bytes: Uint8Array.from(bytes) }),
      await window.bridge.places.states({ country: 'IND' }),
      await window.bridge.dashboards.rows({ call: { call: 'outstanding_dashboard', type: 'salesPerson' } }),
      await window.bridge.platform.rest({ call: 'deleteSite', domain: 'nobody.example' }),
    ],
    WEBP,
  )
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false])
  const asked = ['identity.token', 'GetInternalUserByUserName', 'rest.outstanding_dashboard', 'places', 'storage.putObject', 'rest.deleteSite']
  expect(asked.filter((operation) => controlOf(platform).calls(operation).length === 0)).toEqual([])
  expect((await readFile(record, 'utf8')).trim().split('\n')).toEqual(['undici http://127.0.0.1:2/check-of-the-record', 'socket'])
})
