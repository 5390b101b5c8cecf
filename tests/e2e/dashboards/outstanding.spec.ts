import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { rupeesText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { analyticsReader, askedOf, boardGrid, boardOf, expectColumn, titlesOf, totalsOf } from './board-on-screen.ts'

test('the Outstanding Dashboard says what is owed by sales person and age [DASH-001]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const read = await analyticsReader(platform)
  const asked = askedOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/outstanding-dashboard' })

  await test.step('outstanding: what is owed by sales person and age, in whole rupees, with a bold TOTAL [OUTS-001] [OUTS-002] [OUTS-004] [OUTS-010] [OUTS-003]', async () => {
    const table = boardGrid(page, 'Outstanding by sales person')
    const owing = await read<OutstandingRow>('outstanding_dashboard', { type: 'salesPerson' })
    await expectColumn(
      table,
      'Sales Person Name',
      owing.map(({ name }) => name),
    )
    expect(asked('rest.outstanding_dashboard')[0]).toEqual({ type: 'salesPerson' })
    const fields = { 'Under 30 days': 'LESS_30', '30-60 days': '30_TO_60', 'Over 60 days': 'MORE_60', 'Total Balance': 'balance' } as const
    expect(await titlesOf(table)).toEqual(['Sales Person Name', ...Object.keys(fields)])
    for (const [title, field] of Object.entries(fields))
      await expectColumn(
        table,
        title,
        owing.map((row) => rupeesText(row[field])),
      )
    const sums = Object.values(fields).map((field) => rupeesText(owing.reduce((sum, row) => sum + row[field], 0)))
    await expect(totalsOf(table).getByRole('gridcell').filter({ hasText: /./ })).toHaveText(['TOTAL', ...sums])
    expect(Number(await totalsOf(table).evaluate((row) => getComputedStyle(row).fontWeight))).toBeGreaterThanOrEqual(600)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'outstanding')
  })

  await test.step('a click on a sales person shows the sites that owe, 50 a page, searched by name [OUTS-005] [OUTS-006]', async () => {
    const owing = await read<OutstandingRow>('outstanding_dashboard', { type: 'salesPerson' })
    const person = owing.toSorted((one, other) => other.sites.length - one.sites.length)[0] as OutstandingRow
    await boardGrid(page, 'Outstanding by sales person').getByRole('button', { name: person.name }).click()
    const label = `Sites of ${person.name}`
    const table = boardGrid(page, label)
    await expectColumn(
      table,
      'Business Name',
      person.sites.map(({ companyName }) => companyName ?? ''),
    )
    expect(await titlesOf(table)).toEqual(['Business Name', 'Domain', 'Support Account Manager', 'Created At', 'Pending Balance'])
    await expectColumn(
      table,
      'Domain',
      person.sites.map(({ fqdn }) => fqdn ?? ''),
    )
    await expectColumn(
      table,
      'Pending Balance',
      person.sites.map(({ balance }) => rupeesText(balance ?? 0)),
    )
    await expect(boardOf(page, label).pageSize).toHaveValue('50')
    await expect(page.getByRole('group', { name: `Outstanding by age: ${person.name}` })).toContainText(rupeesText(person.MORE_60))
    await picture(page, 'outstanding-person')
    const first = person.sites[0]?.companyName ?? ''
    await page.getByRole('searchbox', { name: 'Search Business Name' }).fill(first.toUpperCase())
    await expectColumn(
      table,
      'Business Name',
      person.sites.filter(({ companyName }) => companyName?.includes(first)).map(({ companyName }) => companyName ?? ''),
    )
  })
})
