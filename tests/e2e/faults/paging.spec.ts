import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openHistory } from '../history/site-history.ts'
import { openAddress } from '../open-address.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { picture } from '../picture.ts'
import { controlOf } from './control.ts'

const EXTRAS = 'GetSiteExtraServicesBySiteId'
const PAGES = 'GetSitePagesByAdmin'
const REPEATED = 'The platform gave the same page twice: this list may not be whole.'

const extra = (id: string, serviceName: string) => ({
  id,
  sId: id,
  updatedAt: null,
  serviceName,
  amt: 49_900,
  currency: 'INR',
  note: null,
  createdAt: 1_790_000_000,
  createdBy: 'asha',
})
const masterPage = (pageName: string) => ({
  id: pageName,
  pageName,
  displayName: pageName,
  displayOrder: 1,
  value: '<p>Text</p>',
  onFooter: false,
  onHome: false,
  pageFor: null,
  pageType: null,
  // What the list shows at first.
  tags: ['HEADERS'],
  image: null,
})

test('a timeline whose one-time services have the same token for ever shows them once and says so', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredWallets(platform)
  const { siteId, domain } = (await stored.siteWith('INR', (transactions) => transactions.length > 0)) as { siteId: string; domain: string }
  const page1 = { items: [extra('one', 'Menu photos'), extra('two', 'Table cards')], nextToken: 'same' }
  control.addFault({ operation: EXTRAS, fault: 'wrong-shape', body: { data: { getSiteExtraServicesBySiteId: page1 } }, times: 1000 })
  const { page } = await signedInAs('ADMIN')
  const dialog = await openHistory(page, { siteId, domain })
  await dialog.getByRole('tab', { name: 'Timeline' }).click()

  await expect(dialog.getByText(`The one-time services: ${REPEATED}`)).toBeVisible()
  const timeline = dialog.getByRole('grid', { name: 'Timeline' })
  await dialog.getByRole('searchbox', { name: 'Search the timeline' }).fill('Menu photos')
  await expect(timeline.getByRole('row').filter({ hasText: 'Menu photos' })).toHaveCount(1)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'timeline-repeated-page')
  expect(control.calls(EXTRAS)).toHaveLength(2)

  await test.step('loading again asks for it anew, and for what was missing once the platform is well', async () => {
    control.clearFaults()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByText(REPEATED)).toBeHidden()
    await expect(timeline.getByRole('row').filter({ hasText: 'Menu photos' })).toHaveCount(0)
  })
})

test('pages that come again under changing tokens are listed once, with the reason above them', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  for (const nextToken of ['one', 'two', 'three', 'one', 'two', 'three', 'one', 'two']) {
    const getSitePagesByAdmin = { items: [masterPage(`about-${nextToken}`)], nextToken }
    control.addFault({ operation: PAGES, fault: 'wrong-shape', body: { data: { getSitePagesByAdmin } } })
  }
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/site-pages')
  await expect(page.getByText(REPEATED)).toBeVisible()
  const rows = page.getByRole('grid', { name: 'Pages' }).getByRole('row').filter({ hasText: 'about-' })
  await expect(rows).toHaveCount(3)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'pages-repeated-page')
  expect(control.calls(PAGES)).toHaveLength(4)
})
