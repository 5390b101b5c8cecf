import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { editor, type FilterUse, has, hasActiveService, isExpired, isExpiring, isFree, place, plans, setFilter } from './expected-filters.ts'
import { siteReader } from './platform-sites.ts'
import { expectSites, filterBar } from './site-list.ts'

const USES: readonly FilterUse[] = [
  {
    label: 'Plan',
    lines: '[SLIST-013]',
    kind: 'any-of',
    values: ['Growth', 'Starter'],
    keeps: (site) => plans(site).includes('Growth') || plans(site).includes('Starter'),
  },
  { label: 'Status', lines: '[SLIST-014] [SLIST-041]', kind: 'one-of', values: ['Enabled'], keeps: ({ enabled }) => enabled === true },
  { label: 'Status', lines: '[SLIST-041]', kind: 'one-of', values: ['Not enabled'], keeps: ({ enabled }) => enabled !== true },
  { label: 'Status', lines: '[SLIST-038] [SLIST-042]', kind: 'one-of', values: ['SITE service active'], keeps: hasActiveService },
  { label: 'Status', lines: '[SLIST-038]', kind: 'one-of', values: ['SITE service not active'], keeps: (site) => !hasActiveService(site) },
  {
    label: 'Status difference',
    lines: '[SLIST-041]',
    kind: 'any-of',
    values: ['Enabled, no SITE service', 'Enabled, SITE service not active', 'Not enabled, SITE service active'],
    keeps: (site) => hasActiveService(site) !== (site.enabled === true),
  },
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

  expect(platform.control?.calls('GetSitesAdmin').length, 'no query for a filter').toBe(calls)
})
