import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { RechargeOnScreen } from '../money/recharge-on-screen.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { picture } from '../picture.ts'
import { signIn, userNameOf } from '../sign-in.ts'

test.use({ ownConsole: true })

const DOWNLOADED = { title: 'A download has ended', body: 'Open the console to see it.', isUrgent: false }

test('the system shows what ends in the background, unless the user switched that off', async ({ openConsole, folders, platform }) => {
  const record = path.join(path.dirname(folders.userData), 'notifications.jsonl')
  const shown = async (): Promise<unknown[]> => {
    const lines = (await readFile(record, 'utf8').catch(() => '')).split('\n')
    return lines.filter((line) => line !== '').map((line): unknown => JSON.parse(line))
  }
  const [site] = await new StoredWallets(platform).sitesWith('INR', 1)
  if (site === undefined) throw new Error('There is no site to recharge')
  const console = await openConsole({ environment: { ADMIN_CONSOLE_NOTIFICATIONS: record } })
  await signIn(console, userNameOf('ADMIN'))
  const { page } = console
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const download = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await page.getByRole('menuitem', { name: 'All Sites' }).click()
  }
  const openProfileMenu = () => page.getByRole('banner').getByRole('button', { name: 'Profile menu of' }).click()

  await test.step('a download, without the name of its file', async () => {
    await download()
    await expect.poll(shown).toEqual([DOWNLOADED])
    await page.keyboard.press('Escape')
  })

  await test.step('a recharge whose outcome is unknown, at once, and then what became known', async () => {
    const control = controlOf(platform)
    const recharge = await RechargeOnScreen.open(page, site, '500', 'in the background')
    control.addFault({ operation: 'SiteWalletRechargeByAdmin', fault: 'drop-after-commit' })
    await recharge.press('click')
    await expect
      .poll(shown)
      .toEqual([
        DOWNLOADED,
        { title: 'We don’t know yet whether a payment went through', body: 'Check it in the console before you send it again.', isUrgent: true },
        { title: 'A payment was recorded', body: 'Open the console to see it.', isUrgent: false },
      ])
    await recharge.leave()
  })

  await test.step('nothing more once the user switched them off', async () => {
    await openProfileMenu()
    const choice = page.getByRole('menuitemcheckbox', { name: 'System notifications' })
    await expect(choice).toBeChecked()
    await picture(page, 'system-notifications')
    await choice.click()
    await expect.poll(() => page.evaluate(() => window.bridge.preferences.read())).toMatchObject({ value: { notifications: false } })
    await page.keyboard.press('Escape')
    await download()
    await expect(page.getByRole('group', { name: 'Files' }).getByRole('listitem')).toHaveCount(2)
    await openProfileMenu()
    await page.getByRole('menuitemcheckbox', { name: 'System notifications' }).click()
    await page.keyboard.press('Escape')
    await download()
    await expect.poll(async () => (await shown()).length).toBe(4)
  })
})
