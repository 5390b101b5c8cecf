import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { firstOf, type PlatformSite, siteReader } from './platform-sites.ts'
import { expectSites, filterBar, openRowMenu, siteGrid } from './site-list.ts'

const DAY = 24 * 60 * 60
const now = () => Math.floor(Date.now() / 1000)
const siteService = (site: PlatformSite) => site.siteRecurringConfig?.siteServices?.find((service) => service?.serviceName === 'SITE')
const has = (text: string | null | undefined, part: string) => (text ?? '').toLowerCase().includes(part.toLowerCase())

const isExpiring = ({ tillDate }: PlatformSite) => typeof tillDate === 'number' && tillDate >= now() && tillDate <= now() + 30 * DAY
const isExpired = ({ tillDate }: PlatformSite) => typeof tillDate === 'number' && tillDate < now()
const isFree = (site: PlatformSite) => siteService(site)?.charges === 0
const plans = (site: PlatformSite) => (site.planDetails ?? []).map(({ planName }) => planName)
const place = ({ basicSiteSetting }: PlatformSite) => basicSiteSetting?.footerAddress

/** A filter as a person sets it, and the sites that it must leave. */
interface FilterUse {
  readonly label: string
  readonly lines: string
  /** Ticked one after the other, chosen, or typed. */
  readonly values: readonly string[]
  readonly kind: 'any-of' | 'one-of' | 'text'
  /** Its chip says the value alone. */
  readonly chip?: true
  readonly keeps: (site: PlatformSite) => boolean
}

const USES: readonly FilterUse[] = [
  {
    label: 'Plan',
    lines: '[SLIST-013]',
    kind: 'any-of',
    values: ['Growth', 'Starter'],
    keeps: (site) => plans(site).includes('Growth') || plans(site).includes('Starter'),
  },
  { label: 'Status', lines: '[SLIST-014] [SLIST-041]', kind: 'one-of', values: ['InActive'], keeps: ({ enabled }) => enabled !== true },
  {
    label: 'Partner type',
    lines: '[SLIST-015]',
    kind: 'any-of',
    values: ['RESELLER', 'STOCKIST'],
    keeps: ({ partnerType }) => partnerType === 'RESELLER' || partnerType === 'STOCKIST',
  },
  {
    label: 'Partner name',
    lines: '[SLIST-016]',
    kind: 'any-of',
    values: ['Deccan Digital Partners'],
    keeps: (site) => (site.channelPartner ?? site.stockistName) === 'Deccan Digital Partners',
  },
  { label: 'Sales person', lines: '[SLIST-017]', kind: 'any-of', values: ["Michael O'Brien"], keeps: ({ salesPerson }) => salesPerson === "Michael O'Brien" },
  {
    label: 'Support account manager',
    lines: '[SLIST-018]',
    kind: 'any-of',
    values: ['Divya Menon'],
    keeps: ({ supportAccManager }) => supportAccManager === 'Divya Menon',
  },
  { label: 'Payment', lines: '[SLIST-019] [SLIST-027] [SLIST-028]', kind: 'one-of', values: ['Expiring in 30 days'], chip: true, keeps: isExpiring },
  { label: 'Payment', lines: '[SLIST-029] [SLIST-030]', kind: 'one-of', values: ['Free site'], chip: true, keeps: isFree },
  { label: 'Business name', lines: '[SLIST-020]', kind: 'text', values: ['new BHARAT'], keeps: ({ companyName }) => has(companyName, 'New Bharat') },
  { label: 'Customer name', lines: '[SLIST-021]', kind: 'text', values: ['REDDY'], keeps: ({ custName }) => has(custName, 'Reddy') },
  { label: 'Mobile', lines: '[SLIST-022]', kind: 'text', values: ['72'], keeps: ({ basicSiteSetting }) => has(basicSiteSetting?.contactNumber, '72') },
  {
    label: 'Country',
    lines: '[SLIST-023]',
    kind: 'any-of',
    values: ['United Kingdom', 'Oman'],
    keeps: (site) => ['UK', 'OMN'].includes(place(site)?.country ?? ''),
  },
  { label: 'State', lines: '[SLIST-024]', kind: 'any-of', values: ['Maharashtra'], keeps: (site) => place(site)?.state === 'Maharashtra' },
  { label: 'City', lines: '[SLIST-025]', kind: 'any-of', values: ['Glasgow'], keeps: (site) => place(site)?.city === 'Glasgow' },
  { label: 'License', lines: '', kind: 'one-of', values: ['Expiring in 30 days'], chip: true, keeps: isExpiring },
  { label: 'License', lines: '', kind: 'one-of', values: ['Expired'], chip: true, keeps: isExpired },
]

const TILES: readonly (readonly [label: string, keeps: (site: PlatformSite) => boolean])[] = [
  ['Active', ({ enabled }) => enabled === true],
  ['InActive', ({ enabled }) => enabled !== true],
  ['Expiring in 30 days', isExpiring],
  ['Expired', isExpired],
  ['Free site', isFree],
]

const editor = (page: Page, label: string) =>
  page.getByRole('dialog', { name: `Filter by ${label}` }).or(page.getByRole('group', { name: `Filter by ${label}` }))

/** Takes a filter from the menu and sets it. */
async function setFilter(page: Page, { label, kind, values }: Pick<FilterUse, 'label' | 'kind' | 'values'>): Promise<void> {
  await filterBar(page).getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
  for (const value of values) {
    if (kind === 'text') await editor(page, label).getByRole('textbox').fill(value)
    else
      await editor(page, label)
        .getByRole(kind === 'any-of' ? 'checkbox' : 'radio', { name: value, exact: true })
        .click()
  }
  await editor(page, label).getByRole('button', { name: 'Done' }).click()
  await expect(editor(page, label)).toBeHidden()
}

const removeFilter = (page: Page, { chip, label, values }: FilterUse) =>
  filterBar(page)
    .getByRole('button', { name: new RegExp(chip === true ? `^Remove the filter ${values[0]}$` : `^Remove the filter ${label}:`) })
    .click()

test('every filter keeps its sites, on the loaded list [SLIST-012]', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)
  const calls = platform.control?.calls('GetSitesAdmin').length

  for (const use of USES) {
    await test.step(`${use.label}: ${use.values.join(', ')} ${use.lines}`, async () => {
      await setFilter(page, use)
      const kept = sites.filter(use.keeps)
      expect(kept.length, 'the data has sites of both kinds').toBeGreaterThan(0)
      expect(kept.length).toBeLessThan(sites.length)
      await expectSites(page, kept, sites.length)
      await removeFilter(page, use)
      await expectSites(page, sites, sites.length)
    })
  }

  await test.step('"Negative balance" is there and cannot be chosen [SLIST-031] [SLIST-032]', async () => {
    await filterBar(page).getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Payment', exact: true }).click()
    const options = editor(page, 'Payment').getByRole('radio')
    await expect(options).toHaveCount(3)
    for (const [name, enabled] of [
      ['Expiring in 30 days', true],
      ['Free site', true],
      ['Negative balance', false],
    ] as const) {
      await expect(editor(page, 'Payment').getByRole('radio', { name, exact: true })).toBeEnabled({ enabled })
    }
    await picture(page, 'payment-filter')
    await page.keyboard.press('Escape')
  })

  await test.step('all that are set must hold, several plans are alternatives, Clear all unsets them [SLIST-026]', async () => {
    await setFilter(page, { label: 'Plan', kind: 'any-of', values: ['Growth', 'Starter', 'Restaurant Pro'] })
    await setFilter(page, { label: 'Country', kind: 'any-of', values: ['India'] })
    const wanted = ['Growth', 'Starter', 'Restaurant Pro']
    const indian = sites.filter((site) => plans(site).some((plan) => wanted.includes(plan ?? '')) && place(site)?.country === 'IND')
    await expectSites(page, indian, sites.length)
    const part = (indian.at(-1)?.companyName ?? '').slice(0, 5).toUpperCase()
    await filterBar(page).getByRole('searchbox').fill(part)
    const found = indian.filter((site) => [site.companyName, site.domain, site.custName, site.contactEmail].some((text) => has(text, part)))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(indian.length)
    await expectSites(page, found, sites.length)
    await expect(filterBar(page).getByRole('group', { name: 'Plan: Growth, Starter +1' })).toBeVisible()
    await picture(page, 'combined')
    await filterBar(page).getByRole('button', { name: 'Clear all' }).click()
    await expectSites(page, sites, sites.length)
    await expect(filterBar(page).getByRole('button', { name: /^Remove the filter/ })).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')
  })

  await test.step('the search finds a site by whatever names it', async () => {
    const site = firstOf(sites, ({ companyName }) => companyName === 'Malabar Stores')
    for (const text of [
      site.companyName,
      site.domain,
      site.custName,
      site.basicSiteSetting?.contactEmail,
      site.basicSiteSetting?.contactNumber,
      site.siteId,
      site.userName,
    ]) {
      await filterBar(page)
        .getByRole('searchbox')
        .fill(text ?? '')
      await expectSites(page, [site], sites.length)
    }
    await filterBar(page).getByRole('searchbox').fill('nobody is called so')
    await expect(page.getByText('No site matches')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await expectSites(page, sites, sites.length)
  })

  expect(platform.control?.calls('GetSitesAdmin').length, 'no query for a filter').toBe(calls)
})

test('filters stand in the address, and the tiles are filters', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)

  await test.step('a reload, the way back and a pasted address bring them back', async () => {
    await setFilter(page, { label: 'Country', kind: 'any-of', values: ['India'] })
    await setFilter(page, { label: 'Customer name', kind: 'text', values: ['reddy'] })
    await siteGrid(page).getByRole('columnheader', { name: 'Business name' }).click()
    const kept = sites
      .filter((site) => place(site)?.country === 'IND' && has(site.custName, 'reddy'))
      .toSorted((one, other) => (one.companyName ?? '').localeCompare(other.companyName ?? '', 'en'))
    await expectSites(page, kept, sites.length)
    const address = new URL(page.url())

    await page.reload()
    await expectSites(page, kept, sites.length)
    await expect(filterBar(page).getByRole('group', { name: 'Country: India' })).toBeVisible()

    await openRowMenu(page, kept[0] as PlatformSite)
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(siteGrid(page)).toBeHidden()
    await page.goBack()
    await expectSites(page, kept, sites.length)

    await openAddress(page, '/')
    await expectSites(page, sites, sites.length)
    await page.goto(address.href)
    await expectSites(page, kept, sites.length)
    await filterBar(page).getByRole('button', { name: 'Clear all' }).click()
    await siteGrid(page).getByRole('columnheader', { name: 'Business name' }).click()
    await siteGrid(page).getByRole('columnheader', { name: 'Business name' }).click()
    await expectSites(page, sites, sites.length)
  })

  await test.step('an address with filters that are none shows the list all the same', async () => {
    await openAddress(page, '/?status=Broken&payment=negative-balance&page=x&sort=nothing&size=7')
    await expectSites(page, sites, sites.length)
    await openAddress(page, '/')
  })

  await test.step("each tile counts the platform's sites, shows them, and then all again [SLIST-038] [SLIST-042]", async () => {
    for (const [label, keeps] of TILES) {
      const kept = sites.filter(keeps)
      expect(kept.length, label).toBeGreaterThan(0)
      const tile = page.getByRole('group', { name: 'Sites by state' }).getByRole('button', { name: new RegExp(`^${label}: ${kept.length} `) })
      await tile.click()
      await expect(tile).toHaveAttribute('aria-pressed', 'true')
      await expectSites(page, kept, sites.length)
      await tile.click()
      await expect(tile).toHaveAttribute('aria-pressed', 'false')
      await expectSites(page, sites, sites.length)
    }
    // The plan figure: sites with a SITE service whose status is not literally INACTIVE.
    const activePlan = sites.filter((site) => siteService(site) !== undefined && siteService(site)?.status !== 'INACTIVE').length
    await picture(page, 'tiles')
    await expect(page.getByTitle(`enabled sites; ${activePlan} sites have an active plan`)).toBeVisible()
  })
})
