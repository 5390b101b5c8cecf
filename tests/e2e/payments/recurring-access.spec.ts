import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { toast } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'

test('who may not set the wallet finds the error at a pasted address [PERM-022] [PERM-023]', async ({ signedInAs, platform }) => {
  const site = await new StoredServices(platform).site(() => true)
  const { page } = await signedInAs('SALES_PERSON')
  await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
  await openAddress(page, `/?payments=${site['siteId']}`)
  await expect(toast(page, "Dear User, You don't have access to this page.")).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
