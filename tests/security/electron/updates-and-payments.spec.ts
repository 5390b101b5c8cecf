import { access, readFile } from 'node:fs/promises'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../../e2e/axe.ts'
import { controlOf } from '../../e2e/faults/control.ts'
import { expect } from '../../e2e/fixtures.ts'
import { RechargeOnScreen } from '../../e2e/money/recharge-on-screen.ts'
import { StoredWallets } from '../../e2e/payments/stored-wallet.ts'
import { picture } from '../../e2e/picture.ts'
import type { Stored } from '../../e2e/platform-user.ts'
import { signIn } from '../../e2e/sign-in.ts'
import { openUpdates, rows, test } from './installed-console.ts'

test.use({ ownConsole: true })

test('a payment of unknown outcome blocks the restart and is named', async ({ openConsole, installed, platform }) => {
  const { feed, environment, program, newProgram, started } = installed
  const console = await openConsole({ environment })
  const { page } = console
  await signIn(console, 'admin@demo.example')
  await expect(rows(page).nth(1)).toBeVisible()
  const [site] = (await new StoredWallets(platform).sitesWith('INR', 1)) as [Stored]
  controlOf(platform).addFault({ operation: 'SiteWalletRechargeByAdmin', fault: 'refuse' })
  const recharge = await RechargeOnScreen.open(page, site, '500', 'Before the update')
  await recharge.press('click')
  await expect(recharge.outcome).toContainText('The platform did not answer.')
  await recharge.leave()

  // Only now: on a slow machine the console's own look finds it before it is asked for.
  feed.publish({ version: '0.2.0', program: newProgram })
  await openUpdates(page)
  const dialog = page.getByRole('dialog', { name: 'Updates' })
  await dialog.getByRole('button', { name: 'Check for updates' }).click()
  await dialog.getByRole('button', { name: 'Restart and update' }).click()
  const reason = dialog.getByRole('alert')
  await expect(reason).toContainText('The console cannot restart yet')
  await expect(reason).toContainText(`A recharge of ₹500.00 for ${site['domain']}: we don't know yet whether it went through.`)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'update-blocked')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColours(page)
  await picture(page, 'update-blocked-dark')
  expect(await readFile(program, 'utf8')).toBe('version 0.1.0')
  await expect(access(started)).rejects.toThrow('ENOENT')
})
