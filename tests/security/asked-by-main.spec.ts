import { controlOf } from '../e2e/faults/control.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { mainQuestions } from '../e2e/main-questions.ts'
import { signIn } from '../e2e/sign-in.ts'

test.use({ ownConsole: true })

// A script in the page once did all of this without a question.

const USER = { siteId: 'master', username: 'support-lead@demo.example' }
const NEW_USER = {
  siteId: 'master',
  userName: 'thief@x.example',
  emailId: 'thief@x.example',
  userRole: 'CUSTOMER_SUPPORT_LEAD',
  name: 'T',
  mobile: '98765',
  enabled: true,
}
const operation = (name: string, variables: object) => ({ operation: name, variables: { ...variables } })

const CHANGES = [
  { call: operation('CreateInternalUser', { input: NEW_USER }), question: 'Create the user thief@x.example as Customer support lead?' },
  { call: operation('UpdateInternalUser', { input: { ...USER, emailId: 'thief@x.example' } }), question: 'Change the account support-lead@demo.example?' },
  { call: operation('ResetCogUserPassword', { username: USER.username }), question: 'Sure to reset Password? The user support-lead@demo.example.' },
  { call: operation('UpdateInternalUserEnabled', { input: { ...USER, enabled: false } }), question: 'Disable the account support-lead@demo.example?' },
  {
    call: operation('UpdateSiteByAdmin', { input: { siteId: 'site-100001', domain: 'x.example', enabled: false } }),
    question: 'Save the site x.example as inactive?',
  },
  {
    call: operation('UpdateSiteByAdmin', { input: { siteId: 'site-100001', domain: 'x.example', userName: 'thief' } }),
    question: 'Change who has access to the site x.example?',
  },
  {
    call: operation('UpdateSubscriptionPlan', { input: { siteId: 'master', planId: 'no-such-plan', amount: 99_000 } }),
    question: 'Sure to Save? The price of the plan no-such-plan of the catalogue.',
  },
]

test('a script in the page opens and closes no account, takes no shop down, raises no price and reaches no customer without a question', {
  tag: ['@daily', '@money', '@rights'],
}, async ({ openConsole, platform, folders }) => {
  // Without the pauses after each "no", which the script would wait for.
  const console = await openConsole({ environment: { ADMIN_CONSOLE_BROWSER_LIMIT: 'no' } })
  await signIn(console, 'admin@demo.example')
  const { page } = console
  const control = controlOf(platform)
  const asked = mainQuestions(folders)
  await asked.answer('no')
  const refused = async (run: () => Promise<{ ok: boolean; error?: { kind: string } }>) => {
    expect(await run()).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    return asked.last()
  }

  for (const { call, question } of CHANGES) {
    const last = await refused(() => page.evaluate((asks) => window.bridge.platform.execute(asks), call))
    expect(last?.message).toBe(question)
    expect(control.calls(call.operation)).toEqual([])
  }

  await test.step('nor with a password of its own, asked or not', async () => {
    const call = operation('CreateInternalUser', { input: { ...NEW_USER, password: 'Temporary-1' } })
    expect(await page.evaluate((asks) => window.bridge.platform.execute(asks), call)).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  })

  await test.step('a bulk change that takes shops down', async () => {
    const last = await refused(() =>
      page.evaluate(() => {
        const rows = Array.from({ length: 55 }, (_, place) => ({ id: `s${place}`, domain: `${place}.example`, name: 'n', from: true, to: false, skip: null }))
        return window.bridge.bulk.start({ key: crypto.randomUUID(), field: 'enabled', label: 'Status', origin: 'change', rows })
      }),
    )
    expect(last?.message).toBe('Change 55 sites?')
    expect(control.calls('UpdateSiteByAdmin')).toEqual([])
  })

  await test.step('a campaign to a thousand people, with the hosts of its links', async () => {
    const last = await refused(() =>
      page.evaluate(() => {
        const recipient = {
          fqdn: 'a.example',
          countryCode: '91',
          mob: '9876543210',
          email: null,
          companyName: null,
          custName: null,
          sitePlan: null,
          userName: null,
        }
        const recipients = Array.from({ length: 1000 }, () => recipient)
        const texts = { template: 't', subject: 's', content: 'You won\nhttps://evil.example/x', imageUrl: 'https://evil.example/i.png' }
        return window.bridge.campaigns.start({ key: crypto.randomUUID(), channel: 'WHATSAPP', ...texts, recipients })
      }),
    )
    expect(last).toMatchObject({ message: 'Send a WhatsApp message to 1,000 people?', detail: expect.stringContaining('Links to evil.example.') })
    expect(control.calls('CreateUserQueueInBulkByAdmin')).toEqual([])
  })

  await test.step('more than sixty single messages an hour', async () => {
    const kinds = await page.evaluate(async () => {
      const send = () => window.bridge.platform.execute({ operation: 'SendWhatsApp', variables: { type: 'TEXT', toNumber: '+919876543210', content: 'x' } })
      const answers = await Promise.all(Array.from({ length: 200 }, send))
      return answers.map((answer) => (answer.ok ? 'sent' : answer.error.kind))
    })
    expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(140)
    expect(control.calls('SendWhatsApp')).toHaveLength(60)
  })
})
