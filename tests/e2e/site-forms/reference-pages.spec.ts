import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { SiteFormOnScreen } from './site-form.ts'

const KIND = { siteType: 'O2OCommerce', siteOption: 'BOOKING_RESTAURANTS' }

interface Answer {
  readonly getSitesBySiteTypeAndOption: { readonly items: readonly { readonly domain: string }[]; readonly nextToken: string | null }
}

test('reference sites that come in pages are asked for until there is no token [CALL-008]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const read = async (limit: number) =>
    (await execute<Answer>(platform, idToken, documents.GetSitesBySiteTypeAndOption, { ...KIND, limit, nextToken: null })).data.getSitesBySiteTypeAndOption
  const all = await read(900)
  const first = await read(1)
  expect(first.nextToken).not.toBeNull()
  const before = control.calls('GetSitesBySiteTypeAndOption').length
  control.addFault({
    operation: 'GetSitesBySiteTypeAndOption',
    fault: 'wrong-shape',
    containing: KIND.siteOption,
    body: { data: { getSitesBySiteTypeAndOption: first } },
  })
  const { page } = await signedInAs('ADMIN')
  const form = new SiteFormOnScreen(page)
  await openAddress(page, '/create-site')
  await form.select('Site Type').selectOption({ label: 'O2O Commerce' })
  await form.select('Reference site').click()
  await expect(page.getByRole('option', { name: new RegExp(all.items.at(-1)?.domain.replaceAll('.', String.raw`\.`) ?? 'none') })).toBeVisible()
  const asked = control.calls('GetSitesBySiteTypeAndOption').slice(before)
  expect(asked.map(({ variables }) => variables).filter((variables) => (variables as typeof KIND).siteOption === KIND.siteOption)).toEqual([
    { ...KIND, limit: 900, nextToken: null },
    { ...KIND, limit: 900, nextToken: first.nextToken },
  ])
})
