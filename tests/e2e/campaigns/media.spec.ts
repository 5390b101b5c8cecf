import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'

const CHANGE = 'mutation ($input: UpdateTempleteInput!) { updateTempleteByAdmin(input: $input) { slugName } }'
const SITES = { siteType: 'O2OCommerce', limit: 700 }

interface Answer {
  readonly getSitesBySiteType: {
    readonly items: readonly { readonly domain: string; readonly basicSiteSetting: { readonly contactNumber: string | null } | null }[]
    readonly nextToken: string | null
  }
}

test('a template with an image goes out as MEDIA with its address, to an audience that came in pages', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { bucket, region, imageBase } = platform.profile.storage
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const image = { bucket, region, key: 'master/templates/whatsapp/offer' }
  const texts = { tempName: 'Festival Greeting 1', tempSubject: 'Festival Greeting 1', text: 'Dear _custName_' }
  const template = { siteId: 'master', slugName: 'festival-greeting-1', type: 'WHATSAPP', ...texts, image }
  expect((await execute(platform, idToken, CHANGE, { input: template })).errors).toBeUndefined()
  const read = async (limit: number) =>
    (await execute<Answer>(platform, idToken, documents.GetSitesBySiteType, { ...SITES, limit, nextToken: null })).data.getSitesBySiteType
  const all = (await read(700)).items
  const reachable = all.find(({ basicSiteSetting }) => basicSiteSetting?.contactNumber)
  const first = await read(5)
  const before = control.calls('GetSitesBySiteType').length
  control.addFault({ operation: 'GetSitesBySiteType', fault: 'wrong-shape', body: { data: { getSitesBySiteType: first } } })
  const { page } = await signedInAs('ADMIN')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('the audience is asked for until there is no token [CALL2-035]', async () => {
    await openAddress(page, '/marketing-index')
    await page.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('combobox', { name: 'Template' }).fill('Festival Greeting 1')
    await page.getByRole('option', { name: 'Festival Greeting 1', exact: true }).click()
    await button('Next').click()
    await expect(page.getByText(`${all.length} of ${all.length}`, { exact: true })).toBeVisible()
    expect(
      control
        .calls('GetSitesBySiteType')
        .slice(before)
        .map(({ variables }) => variables),
    ).toEqual([
      { ...SITES, nextToken: null },
      { ...SITES, nextToken: first.nextToken },
    ])
  })

  await test.step('campaign and message are MEDIA, the message has the address of the image [CAMP-024]', async () => {
    await page.getByRole('searchbox', { name: /^Search business/ }).fill(reachable?.domain ?? 'none')
    await button('Select All (1)').click()
    await button('Send').click()
    await page
      .getByRole('dialog', { name: /^Campaign to 1 / })
      .getByRole('button', { name: /^Send to 1 / })
      .click()
    await expect(page.getByRole('region', { name: 'Outcome of the campaign' })).toContainText('Congratulation!')
    expect(control.sent('CreateCampaignHistorybyAdmin').at(-1)).toMatchObject({ input: { type: 'MEDIA', total: 1 } })
    expect(control.sent('CreateUserQueueInBulkByAdmin').at(-1)).toMatchObject({
      input: [{ type: 'MEDIA', url: `${imageBase}/master/templates/whatsapp/offer` }],
    })
  })
})
