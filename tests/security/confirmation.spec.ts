import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'

// What a script in the page cannot do alone: main asks with a dialog of its own, which `ADMIN_CONSOLE_CONFIRM` answers here.

test('the page deletes and resets nothing that is not confirmed outside it', {
  tag: ['@daily', '@money', '@secrets'],
}, async ({ signedInAs, platform, folders }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  await writeFile(`${folders.userData}.confirm`, 'no')
  const refused = await page.evaluate(async () => [
    await window.bridge.platform.rest({ call: 'deleteSite', domain: 'no-such-shop.example' }),
    await window.bridge.platform.rest({ call: 'resetSite', domain: 'no-such-shop.example', siteId: 'site-1' }),
    await window.bridge.platform.execute({ operation: 'DeleteSiteServices', variables: { siteId: 'no-such-site' } }),
    await window.bridge.platform.execute({ operation: 'DeleteSitePage', variables: { pageName: 'no-such-page' } }),
  ])
  expect(refused.map((answer) => !answer.ok && answer.error.kind)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled'])
  const sent = ['rest.deleteSite', 'rest.resetSite', 'DeleteSiteServices', 'DeleteSitePage'].flatMap((name) => platform.control?.calls(name) ?? [])
  expect(sent).toEqual([])
  const asked = (await readFile(`${folders.userData}.confirm.asked`, 'utf8')).trim().split('\n')
  expect(asked.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
    'Sure to delete? The site no-such-shop.example and everything in it.',
    'Sure to reset? All data of the site no-such-shop.example.',
    'Sure to delete? All services and categories of the site no-such-site, in all its menus.',
    'Sure to delete? The page no-such-page.',
  ])
})

test.describe('with a profile of its own', () => {
  test.use({ ownConsole: true })

  test('a payment above the sum of the profile is sent only when it is confirmed outside the page', {
    tag: ['@daily', '@money', '@secrets'],
  }, async ({ openConsole, platform, folders }) => {
    const profileFile = path.join(path.dirname(folders.userData), 'limited.json')
    await writeFile(profileFile, JSON.stringify({ ...platform.profile, payments: { confirmAbove: { INR: 10_000 } } }))
    const console = await openConsole({ profileFile })
    await signIn(console, 'admin@demo.example')
    await writeFile(`${folders.userData}.confirm`, 'no')
    const send = (amount: number) =>
      console.page.evaluate((amt) => {
        const variables = { siteId: 'site-100001', amt, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'n' }
        const about = { siteId: 'site-100001', domain: 'a.example', amount: amt, currency: 'INR', text: 'n' }
        return window.bridge.money.send({ key: crypto.randomUUID(), operation: 'SiteWalletRechargeByAdmin', variables, ...about })
      }, amount)
    expect(await send(10_001)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(platform.control?.calls('SiteWalletRechargeByAdmin')).toEqual([])
    expect(await send(10_000)).toMatchObject({ ok: true })
    await writeFile(`${folders.userData}.confirm`, 'yes')
    expect(await send(10_001)).toMatchObject({ ok: true })
    expect(platform.control?.calls('SiteWalletRechargeByAdmin')).toHaveLength(2)
  })
})
