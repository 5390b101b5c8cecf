import { expect, test } from '../e2e/fixtures.ts'

test('arguments outside the contract are refused as a value', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const answers = await page.evaluate(async () => {
    const bridge = window.bridge as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<{ ok: boolean; error?: { kind: string } }>>>
    const calls = [
      bridge['platform']?.['execute']?.('{ sites { id } }'),
      bridge['platform']?.['execute']?.({ operation: '', variables: {} }),
      bridge['shell']?.['openLink']?.({ name: 'https://evil.example/' }),
      bridge['shell']?.['openLink']?.({ name: '__proto__' }),
      bridge['files']?.['open']?.({ id: '' }),
      bridge['files']?.['download']?.({ kind: 'sites', which: '../../etc/passwd' }),
      bridge['preferences']?.['write']?.({ theme: 'purple' }),
      bridge['preferences']?.['write']?.({ singleKeys: 'off' }),
    ]
    return Promise.all(calls.map(async (call) => (await call)?.error?.kind))
  })
  expect(answers).toEqual(Array.from({ length: 8 }, () => 'invalid-arguments'))
})

test('an operation that the build does not know is not sent', { tag: ['@daily', '@secrets'] }, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const answer = await page.evaluate(() => window.bridge.platform.execute({ operation: 'DropEverything', variables: {} }))
  expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(platform.control?.journal.entries('DropEverything')).toEqual([])
})

test('what moves money or sends a campaign is not executed past its journal, nor what the user did not confirm sent', {
  tag: ['@daily', '@secrets'],
}, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const answers = await page.evaluate(async () => {
    const variables = { siteId: 'site-100001', amt: 5_000_000, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'n' }
    const about = { siteId: 'site-100001', domain: 'a.example', amount: 50_000, currency: 'INR', text: 'n' }
    return Promise.all([
      window.bridge.platform.execute({ operation: 'SiteWalletRechargeByAdmin', variables }),
      window.bridge.money.send({ key: crypto.randomUUID(), operation: 'SiteWalletRechargeByAdmin', variables, ...about }),
      window.bridge.money.send({ key: 'not-a-key', operation: 'SiteWalletRechargeByAdmin', variables, ...about, amount: 5_000_000 }),
    ])
  })
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(platform.control?.journal.entries('SiteWalletRechargeByAdmin')).toEqual([])

  const campaign = await page.evaluate(() => window.bridge.platform.execute({ operation: 'CreateUserQueueInBulkByAdmin', variables: { input: [] } }))
  expect(campaign).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(platform.control?.journal.entries('CreateUserQueueInBulkByAdmin')).toEqual([])
})

test('ten large arguments do not stand before a small call that comes after them', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const { order, kinds } = await page.evaluate(async () => {
    const ended: string[] = []
    const large = { operation: 'UpdateSitePage', variables: { input: 'x'.repeat(17_000_000) } }
    const calls = Array.from({ length: 10 }, async () => {
      const answer = await window.bridge.platform.execute(large)
      ended.push('large')
      return answer.ok ? 'taken' : answer.error.kind
    })
    await window.bridge.shell.notices()
    ended.push('small')
    return { kinds: await Promise.all(calls), order: ended }
  })
  expect(kinds).toEqual(Array.from({ length: 10 }, () => 'invalid-arguments'))
  expect(order.indexOf('small')).toBeLessThan(2)
})
