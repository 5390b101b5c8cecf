import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { MOUSE } from './hands.ts'
import { expectScreen, mainMenu } from './route-table.ts'
import { STAFF_WAYS } from './ways.ts'

test.use({ ownConsole: true })

test('the audience of an email campaign is reached by clicks where the connection profile has email campaigns [ROUTE-061]', async ({
  openConsole,
  platform,
  folders,
}) => {
  const profileFile = join(dirname(folders.userData), 'profile.json')
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, emailCampaigns: true }))
  const console = await openConsole({ profileFile })
  await signIn(console, 'admin@demo.example')
  const { page } = console
  await mainMenu(page).getByRole('button', { name: 'Campaigns' }).click()
  await STAFF_WAYS['/email-Customer']?.(page, MOUSE)
  await expectScreen(page, { path: '/email-Customer', title: 'Email Campaign', item: null })
  expect(new URL(page.url()).pathname).toBe('/email-Customer')
})
