import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, type Folders, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn } from '../sign-in.ts'
import { openConnections, openMenu } from './open-connections.ts'

test.use({ ownConsole: true })

/** What a test answers in place of the system: the file dialog, and the start of another console. */
const standIns = ({ userData }: Folders) => {
  const folder = path.dirname(userData)
  const [chosen, chosenFile, started] = ['chosen.txt', 'second.json', 'started.txt'].map((name) => path.join(folder, name)) as [string, string, string]
  return {
    environment: { ADMIN_CONSOLE_CHOOSE_FILE: chosen, ADMIN_CONSOLE_STARTED: started },
    choose: async (profile: object): Promise<void> => {
      await writeFile(chosenFile, JSON.stringify(profile))
      await writeFile(chosen, chosenFile)
    },
    /** The `--connection` of each console that was started. */
    started: async (): Promise<readonly string[]> => {
      const text = await readFile(started, 'utf8').catch(() => '')
      return text.split('\n').flatMap((line) => (line === '' ? [] : ((JSON.parse(line) as string[]).at(-1) ?? '')))
    },
  }
}

test('two connections side by side: each with its own user and data, named everywhere, switched from the header', async ({
  openConsole,
  platform,
  folders,
}) => {
  const system = standIns(folders)
  const first = await openConsole({ environment: system.environment })
  await signIn(first, 'admin@demo.example')
  await expect(first.page).toHaveTitle('Sites - Admin Console')

  await test.step('one is added by its profile file, and its console starts', async () => {
    const dialog = await openConnections(first.page)
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await system.choose({ ...platform.profile, name: 'The same tenant' })
    await dialog.getByRole('button', { name: 'Add a connection…' }).click()
    await expect(dialog).toContainText(`“${platform.profile.name}” is on this computer already and leads to the same platform.`)
    const { graphqlUrl } = platform.profile.platform
    await system.choose({
      ...platform.profile,
      name: 'Second tenant',
      environment: 'staging',
      platform: { ...platform.profile.platform, graphqlUrl: `${graphqlUrl}?tenant=2` },
    })
    await dialog.getByRole('button', { name: 'Add a connection…' }).click()
    await expect(dialog.getByRole('row').nth(2)).toContainText('Second tenant')
    await expect(dialog.getByRole('row').nth(2)).toContainText('Not open')
    await expect.poll(system.started).toEqual([expect.stringMatching(/^--connection=[\da-f]{12}$/)])
    await expectNoSeriousAxeViolations(first.page)
    await picture(first.page, 'connections')
    await first.page.emulateMedia({ colorScheme: 'dark' })
    await picture(first.page, 'connections-dark')
    await first.page.emulateMedia({ colorScheme: 'light' })
    await first.page.keyboard.press('Escape')
    await expect(first.page).toHaveTitle(`Sites - ${platform.profile.name} - Admin Console`)
  })

  const [argument = ''] = await system.started()
  const second = await openConsole({ profileFile: null, environment: system.environment, args: [argument] })

  await test.step('the other has nobody signed in, and takes another user', async () => {
    await signIn(second, 'accounts@demo.example')
    await expect(second.page).toHaveTitle('Sites - Second tenant - Admin Console')
    await expect(second.page.getByRole('banner').getByTitle('Connected to Second tenant')).toBeVisible()
    await picture(second.page, 'second')
    await openMenu(second.page)
    await expect(second.page.getByText('accounts@demo.example')).toBeVisible()
    await second.page.getByRole('menuitem', { name: 'Appearance' }).click()
    await second.page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await openMenu(first.page)
    await expect(first.page.getByText('admin@demo.example')).toBeVisible()
    await first.page.getByRole('menuitem', { name: 'Appearance' }).click()
    await expect(first.page.getByRole('menuitemradio', { name: 'As the system' })).toBeChecked()
    await first.page.keyboard.press('Escape')
    await first.page.keyboard.press('Escape')
  })

  await test.step('the header leads from one to the other', async () => {
    await openMenu(second.page)
    await second.page.getByRole('menuitem', { name: `Switch to ${platform.profile.name}` }).click()
    await expect.poll(first.log).toContain('Another console brought this one to the front')
    expect(await system.started()).toEqual([argument])
  })

  const folder = path.join(folders.userData, 'connections', argument.replace('--connection=', ''))
  await test.step('one that is open stays; closed, all of it is removed', async () => {
    const dialog = await openConnections(first.page)
    const remove = dialog.getByRole('button', { name: 'Remove Second tenant' })
    await expect(remove).toHaveAttribute('title', 'It is open. Close its window first.')
    await second.close()
    await first.page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(remove).not.toHaveAttribute('title')
    expect(existsSync(folder)).toBe(true)
    await remove.click()
    await expect(dialog.getByRole('row')).toHaveCount(2)
    expect(existsSync(folder)).toBe(false)
    await first.page.keyboard.press('Escape')
    await expect(first.page).toHaveTitle('Sites - Admin Console')
  })
})
