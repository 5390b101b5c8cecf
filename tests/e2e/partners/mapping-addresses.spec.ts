import { expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { cpList, serviceMap } from './partners-on-screen.ts'
import { DECCAN } from './staff-on-screen.ts'

test('an address without a partner leads back to the list, and Enter to the mapping, in the dark', async ({ signedInAs }) => {
  const console = await signedInAs('ADMIN')
  const { page } = console
  const list = cpList(page)
  const map = serviceMap(page)

  await test.step('an address without a partner, or with one that is none, says so', async () => {
    await openAddress(page, '/serviceMap')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No partner is chosen')
    await openAddress(page, '/serviceMap?partner=admin%40demo.example')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no such partner')
  })

  await test.step('dark, and by keys: Enter leads to the mapping', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('link', { name: 'Go to the CP List' }).click()
    await list.row(DECCAN.company).getByRole('gridcell').nth(1).click()
    await expect(page.getByRole('complementary')).toContainText(DECCAN.company)
    await expectReadableColours(page)
    await picture(page, 'cp-list-dark')
    await page.keyboard.press('Enter')
    await expect(map.card).toContainText(DECCAN.company)
    await expectReadableColours(page)
    await picture(page, 'service-map-dark')
  })
})
