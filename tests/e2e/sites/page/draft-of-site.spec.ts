import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { screenTitle } from '../../routes/route-table.ts'

const readDraft = async (): Promise<string> => {
  const kept = await window.bridge.drafts.read({ form: 'edit-site:site-100001' })
  return (kept.ok && kept.value?.text) || ''
}

test('"Needs attention" leads to the change of a site that was begun, which goes on at once', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/edit-site?site=site-100001')
  await page.getByRole('textbox', { name: 'Customer Name' }).fill('Half a change')
  // The page of the site reads it once, as it opens.
  await expect.poll(() => page.evaluate(readDraft)).toContain('Half a change')
  await openAddress(page, '/site/site-100001')
  await page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: 'An edit was started and not saved' }).click()
  await expect(screenTitle(page)).toHaveText('Edit Site')
  await expect(page.getByRole('textbox', { name: 'Customer Name' })).toHaveValue('Half a change')
  await expect(page.getByRole('alertdialog', { name: 'Go on with your draft?' })).toHaveCount(0)
})
