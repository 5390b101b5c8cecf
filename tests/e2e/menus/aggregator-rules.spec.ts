import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { png } from '../site-forms/png.ts'
import { MenusOnScreen, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

const FOUR_DIGITS = 'Aggregator Merchant Id must be a 4-digit number'
const MISSING = 'Aggregator Merchant Id Is a mandatory field.'
const BANK = { 'Bank Name': 'HDFC', 'Branch Name': 'Pune', 'Account Holder': 'Aditi Rao', 'Account Number': '0012345', 'IFSC Code': 'HDFC0001234' }
const ADDRESS = { addressLineOne: '1 Main Road', addressLineTwo: '', city: 'Pune', state: 'Maharashtra', country: 'IND' }
const UPDATE_SITE = 'mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'

test('what a menu needs for its aggregator is said, in the words and the order of the source', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  const { page } = await signedInAs('ADMIN')
  const { review } = await MenusOnScreen.open(page, platform)
  await page.getByRole('button', { name: 'Edit Online Menu', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Update Menu', exact: true })
  const system = form.getByLabel('Aggregator System')
  const merchant = form.getByLabel('Aggregator Merchant Id')
  const save = form.getByRole('button', { name: 'Save', exact: true })
  const error = (text: string) => form.getByText(text, { exact: true })
  const change = (input: object) => stored.run(UPDATE_SITE, { input: { siteId: SITE_ID, ...input } })

  await test.step('three systems; one has to be chosen [AGGR-001] [AGGR-003] [AGGR-010]', async () => {
    await form.getByLabel('Sold through an aggregator').click()
    await expect(system.locator('option:not([value=""])')).toHaveText(['WERA', 'FALCON', 'ZOMATO'])
    await form.getByLabel('Notes').fill('sold through an aggregator')
    await save.click()
    await expect(error('Please select Aggregator System')).toBeVisible()
  })

  await test.step('WERA: a merchant id of four digits [AGGR-005] [AGGR-008]', async () => {
    await system.selectOption('WERA')
    await save.click()
    await expect(error(MISSING)).toBeVisible()
    for (const wrong of ['123', '12345', 'AB12']) {
      await merchant.fill(wrong)
      await expect(error(FOUR_DIGITS)).toBeVisible()
    }
    await merchant.fill('1234')
    await expect(error(FOUR_DIGITS)).toHaveCount(0)
  })

  await test.step('WERA: both choices [AGGR-009] [AGGR-002]', async () => {
    await expect(error('Please select Managed by Recaho')).toBeVisible()
    await expect(error('Please select Swiggy direct')).toBeVisible()
    await form.getByLabel('Managed by Recaho').selectOption('Yes')
    await form.getByLabel('Swiggy direct').selectOption('No')
    await save.click()
    expect(await review.changes()).toEqual([
      'Aggregator / Sold through an aggregator: No -> Yes',
      'Aggregator / Aggregator System: empty -> WERA',
      'Aggregator / Aggregator Merchant Id: empty -> 1234',
      'Aggregator / Managed by Recaho: empty -> Yes',
      'Aggregator / Swiggy direct: empty -> No',
    ])
    await page.keyboard.press('Escape')
  })

  await test.step('any other system: letters and digits [AGGR-004] [AGGR-006] [AGGR-007]', async () => {
    await system.selectOption('ZOMATO')
    await merchant.fill('')
    await save.click()
    await expect(error(MISSING)).toBeVisible()
    await merchant.fill('Zo-17')
    await expect(error('Aggregator Merchant Id must consist of letters and digits.')).toBeVisible()
    await merchant.fill('Zo17')
    await expect(error('Aggregator Merchant Id must consist of letters and digits.')).toHaveCount(0)
  })

  await test.step('FALCON gives the id itself, and asks for a whole bank account [AGGR-012] [AGGR-019] [AGGR-031] [MSET-014]', async () => {
    await system.selectOption('FALCON')
    await expect(merchant).toBeDisabled()
    await expect(merchant).toHaveValue('')
    await form.getByLabel('FSSAI').fill('12345678901234')
    await save.click()
    await expect(error('Please enter Bank Name.')).toBeVisible()
    for (const label of Object.keys(BANK)) await expect(error(`Please enter ${label}.`)).toBeVisible()
    for (const [label, text] of Object.entries(BANK)) await form.getByLabel(label).fill(text)
  })

  await test.step('an account number has digits only [MSET-016]', async () => {
    await form.getByLabel('Account Number').fill('12-34')
    await expect(error('Account Number must consist of digits.')).toBeVisible()
    await form.getByLabel('Account Number').fill('0012345')
  })

  const refusedWith = async (text: string): Promise<void> => {
    await save.click()
    await review.save.click()
    await said(page, text)
  }

  await test.step('the site is checked in order, the first that fails is said [AGGR-018] [AGGR-015] [AGGR-016] [AGGR-017]', async () => {
    const siteLogo = { bucket: platform.profile.storage.bucket, region: platform.profile.storage.region, key: 'logo/1' }
    await form.getByLabel('Store image 1: file').setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: png(267, 267) })
    await expect(form.getByRole('button', { name: 'Remove image' })).toBeVisible()
    await change({ siteLogo, contactNumber: '', latitude: null, longitude: null, zip: '', footerAddress: { ...ADDRESS, zip: '' } })
    await refusedWith('Please Update Customer Details into the system')
    await change({ contactNumber: '9876543210' })
    await refusedWith('Please Update Latitude and longitude from the settings')
    await change({ latitude: 18.5, longitude: 73.8 })
    await refusedWith('Please Update Address from the settings')
    expect(control.calls('StoreRegisterONDC')).toEqual([])
  })
})
