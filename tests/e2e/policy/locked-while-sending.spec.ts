import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { RechargeOnScreen } from '../money/recharge-on-screen.ts'
import { toast } from '../payments/payment-details.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { signIn } from '../sign-in.ts'
import { PolicyFile } from './policy-file.ts'

test.use({ ownConsole: true })

const ADMIN = 'admin@demo.example'

const LOCKED = { name: 'The console is locked' }

const RECHARGE = 'SiteWalletRechargeByAdmin'

test('a recharge that is being sent is not cut: it is booked once, and its outcome is there after the sign-in', async ({ openConsole, platform, folders }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const [site] = (await stored.sitesWith('INR', 1)) as [Stored]
  const policy = new PolicyFile(folders)
  await policy.write({ idleLockMinutes: 1 })
  const console = await openConsole({ environment: policy.environment })
  const { page } = console
  await signIn(console, ADMIN)
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const recharge = await RechargeOnScreen.open(page, site, '500', 'idle')
  control.addFault({ operation: RECHARGE, fault: 'delay', milliseconds: 8000 })
  await recharge.press('click')
  await expect.poll(() => control.calls(RECHARGE).length).toBe(1)

  await policy.idleFor(60)
  const lock = page.getByRole('alertdialog', LOCKED)
  await expect(lock).toContainText('A payment or a campaign was being sent when the console was locked.')
  await expect(recharge.confirmation).toBeHidden()
  await picture(page, 'locked-while-sending')
  await policy.idleFor(0)
  await expect(lock).not.toContainText('A payment or a campaign was being sent')
  await signIn(console, ADMIN)
  await expect(lock).toBeHidden()
  await expect(toast(page, 'Recharge successfully')).toBeVisible()
  const booked = (await stored.transactions(site['siteId'])).filter((each) => String(each['note']).startsWith('idle [ref '))
  expect([booked.length, control.calls(RECHARGE).length]).toEqual([1, 1])
})
