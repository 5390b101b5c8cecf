import { kolkataText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { inZone } from '../time-zone.ts'
import { column } from './partners-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

test('the wallet of a partner shows its dates in the zone of the machine [CPW-004] [FMT-012] [FMT-009]', async ({ signedInAs, platform }) => {
  const entries = await new StoredPartners(platform).entries('cp@demo.example')
  const { page } = await signedInAs('CP', { at: '/my-profile' })
  const wallet = page.getByRole('grid', { name: 'Wallet transactions' })
  await inZone(page, 'Asia/Kolkata', async () => {
    await page.getByRole('link', { name: 'Wallet' }).click()
    await expect.poll(() => column(wallet, 'Date')).toEqual(entries.map(({ createdAt }) => kolkataText(createdAt)))
  })
})
