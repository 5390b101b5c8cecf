import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { controlOf } from './control.ts'

const LARGEST = 9_007_199_254_740_991
const IN_MILLISECONDS = new Date(2027, 2, 13, 14, 5).getTime()

const partner = (username: string, balance: number | null, createdAt: number | null) => ({
  id: username,
  siteId: 'master',
  username,
  userRole: 'CP',
  emailId: null,
  mobile: null,
  name: username,
  enabled: true,
  createdAt,
  currency: 'INR',
  balance,
  gstNo: null,
  panNo: null,
  onboardedBy: null,
  companyName: `${username} Partners`,
  supportNumber: null,
  address: null,
})

test('partners with amounts and dates that cannot be ones are listed, added exactly and sorted last', async ({ signedInAs, platform }) => {
  const partners = [
    partner('asha', LARGEST, 1_750_000_000_000_000),
    partner('bina', LARGEST, IN_MILLISECONDS),
    partner('chandra', 2 ** 60, 1_700_000_000),
    partner('deepa', null, null),
  ]
  controlOf(platform).addFault({
    operation: 'GetInternalUsersByUserRole',
    fault: 'wrong-shape',
    body: { data: { getInternalUsersByUserRole: partners } },
    times: 1000,
  })
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/cplist')
  const grid = page.getByRole('grid')
  const rowOf = (name: string) => grid.getByRole('row').filter({ hasText: `${name} Partners` })

  await test.step('each value is shown as what it is, and the total says what is not in it', async () => {
    await expect(grid.getByText('₹18,01,43,98,50,94,819.82 without 1 unreadable amount')).toBeVisible()
    await expect(rowOf('asha')).toContainText('Not a date (1750000000000000)')
    await expect(rowOf('bina')).toContainText('13/03/2027')
    await expect(rowOf('chandra')).toContainText('Too large to read exactly')
    await expect(page.getByText(/Invalid Date|NaN|57\d{3}/)).toHaveCount(0)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'odd-values')
  })

  await test.step('sorted by date, what cannot be one comes after the dates', async () => {
    await grid.getByRole('columnheader', { name: 'CP Since' }).click()
    const names = async (): Promise<string[]> =>
      (await grid.getByRole('row').allTextContents()).flatMap((text) => /(asha|bina|chandra|deepa) Partners/.exec(text)?.[1] ?? [])
    await expect.poll(names).toEqual(['chandra', 'bina', 'asha', 'deepa'])
  })
})
