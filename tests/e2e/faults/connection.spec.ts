import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { ChosenProfile } from '../chosen-profile.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test.use({ ownConsole: true })

test('without a profile the console asks for one, names every problem of a wrong one, and keeps the good one', async ({ openConsole, platform, folders }) => {
  const chosen = new ChosenProfile(folders)
  const console = await openConsole({ profileFile: null, environment: chosen.environment })
  const { page } = console
  const problems = page.getByRole('listitem')

  await test.step('asks for a profile file', async () => {
    await expect(page.getByRole('heading', { name: 'Connect the console' })).toBeVisible()
    await expect(page.getByText('No profile at hand? Ask your administrator for one.')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'first-run')
  })

  await test.step('a file that is no profile', async () => {
    await chosen.choose(page, 'invoice no. 7')
    await expect(page.getByText('This profile cannot be used: the chosen file.')).toBeVisible()
    await expect(problems).toHaveText([/^file: is not valid JSON/])
  })

  await test.step('a file far too large', async () => {
    await chosen.choose(page, ' '.repeat(100_001))
    await expect(problems).toHaveText(['file: is too large to be a connection profile'])
  })

  await test.step('a dialog that is closed changes nothing', async () => {
    await chosen.close(page)
    await expect(problems).toHaveText(['file: is too large to be a connection profile'])
  })

  await test.step('each wrong field with its reason', async () => {
    const { name: _, ...rest } = platform.profile
    const wrong = {
      ...rest,
      environment: 'nowhere',
      identity: { ...platform.profile.identity, issuer: 'http://id.example', callbackPorts: [70_000] },
      platform: { ...platform.profile.platform, graphqlUrl: 7, grahpqlUrl: 'https://api.example' },
    }
    await chosen.choose(page, JSON.stringify(wrong))
    await expect(problems).toHaveText([
      'name: is missing',
      'environment: must be one of production, staging, local',
      'identity.issuer: must be an https address (plain http only for this computer, and no user name or password in it)',
      'identity.callbackPorts.0: must be a port number from 1 to 65535',
      'platform.graphqlUrl: must be a text',
      'platform.grahpqlUrl: is not a known setting',
    ])
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'first-run-problems')
  })

  await test.step('the corrected file', async () => {
    await chosen.choose(page, JSON.stringify(platform.profile))
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
    await expect(page.getByText('Connected to Local platform (local)')).toBeVisible()
  })

  await test.step('the next start knows it', async () => {
    await console.close()
    const { page: next } = await openConsole({ profileFile: null })
    await expect(next.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  })
})

test('a bad profile of the command line says so and can be replaced', async ({ openConsole, platform, folders }) => {
  const wrongFile = path.join(path.dirname(folders.userData), 'wrong.json')
  await writeFile(wrongFile, '{}')
  const first = await openConsole({ profileFile: wrongFile })
  await expect(first.page.getByText('This profile cannot be used: the file named by --profile.')).toBeVisible()
  await expect(first.page.getByRole('listitem')).toHaveText(['name: is missing', 'environment: is missing', 'identity: is missing', 'platform: is missing'])
  await first.close()

  const chosen = new ChosenProfile(folders)
  const { page } = await openConsole({ profileFile: path.join(path.dirname(folders.userData), 'nowhere.json'), environment: chosen.environment })
  await expect(page.getByRole('listitem')).toHaveText(['file: does not exist'])
  await chosen.choose(page, JSON.stringify(platform.profile))
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
})
