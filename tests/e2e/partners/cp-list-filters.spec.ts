import { expectNoSeriousAxeViolations } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { onlyFile, readCsv } from '../sites/read-files.ts'
import { column, cpList } from './partners-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

test('channel partners are searched, filtered, sorted and exported [CPL-002] [CPL-009]', { tag: '@daily' }, async ({ signedInAs, platform, folders }) => {
  const stored = new StoredPartners(platform)
  const partners = await stored.partners()
  const console = await signedInAs('ADMIN', { at: '/cplist' })
  const { page } = console
  const list = cpList(page)
  const [first] = partners
  for (const typed of ['dEcCan', String(first?.['name']).toUpperCase(), String(first?.['mobile'])]) {
    await list.search.fill(typed)
    await expect(list.count).toHaveText(`1 of ${partners.length}`)
  }
  await list.reset.click()
  await expect(list.search).toHaveValue('')
  await expect(list.count).toHaveText(`${partners.length} of ${partners.length}`)

  await list.country.selectOption({ label: 'India' })
  const indian = partners.filter(({ address }) => address?.country === 'IND')
  await expect(list.count, 'at once').toHaveText(`${indian.length} of ${partners.length}`)
  await list.apply.click()
  await expect(list.count).toHaveText(`${indian.length} of ${partners.length}`)
  await expect(list.total).toHaveText(
    `Total Balance${moneyText(
      indian.reduce((total, { balance }) => total + balance, 0),
      'INR',
    )}`,
  )
  expect(new URL(page.url()).search).toBe('?country=IND')

  await list.grid.getByRole('columnheader', { name: /Wallet Balance/ }).click()
  const ordered = indian.map(({ balance }) => balance as number).toSorted((one, other) => one - other)
  await expect.poll(() => column(list.grid, 'Wallet Balance')).toEqual(ordered.map((balance) => moneyText(balance, 'INR')))

  // What is on screen goes into the file: the rows in their order, without the controls.
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: `All that match (${indian.length}) as CSV` }).click()
  const [titles, ...exported] = await readCsv(await onlyFile(folders.downloads, /^Channel partners .*\.csv$/))
  expect(titles?.at(-1)).toBe('Last Customer')
  expect(exported.map((row) => row[1])).toEqual(await column(list.grid, 'Company Name'))
  await list.reset.click()
  await expect(list.count).toHaveText(`${partners.length} of ${partners.length}`)
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'cp-list')
})
