import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { DECCAN } from '../partners/staff-on-screen.ts'
import { dryRun, expectFinished, goTo, startBulkChange } from './bulk-on-screen.ts'

const CHANGE = 'mutation ($input: UpdateTempleteInput!) { updateTempleteByAdmin(input: $input) { slugName } }'
const KEY = 'master/templates/whatsapp/offer'

if (HAS_KEYCHAIN) {
  test('a partner gets the text of a template with its image, the names filled in; a placeholder of sites is refused', async ({ signedInAs, platform }) => {
    const { bucket, region, imageBase } = platform.profile.storage
    const { idToken } = await signIn(platform, 'admin@demo.example')
    const texts = { tempName: 'Festival Greeting 1', tempSubject: 'Festival Greeting 1', text: 'Dear _companyName_, your site is _fqdn_' }
    const template = { siteId: 'master', slugName: 'festival-greeting-1', type: 'WHATSAPP', ...texts, image: { bucket, region, key: KEY } }
    expect((await execute(platform, idToken, CHANGE, { input: template })).errors).toBeUndefined()
    const { page } = await signedInAs('ADMIN')
    await goTo(page, 'CP List')
    await page.getByRole('grid').getByRole('row').filter({ hasText: DECCAN.company }).getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Send a message' }).click()
    const message = page.getByRole('dialog', { name: 'Send a WhatsApp message to 1 partner', exact: true })
    const text = message.getByRole('textbox', { name: 'Message' })
    await expect(message.getByRole('combobox', { name: 'Template' })).toBeFocused()
    await message.getByRole('combobox', { name: 'Template' }).click()
    await message.getByRole('combobox', { name: 'Template' }).fill('Festival Greeting 1')
    await page.getByRole('option', { name: 'Festival Greeting 1', exact: true }).click()
    await expect(text).toHaveValue('Dear _companyName_, your site is _fqdn_')
    await expect(message.getByText('Only a site has Domain. Take it out of the text.')).toBeVisible()
    await text.fill('Dear _companyName_')
    await message.getByRole('button', { name: 'Dry run' }).click()
    await expect(dryRun(page)).toContainText('WhatsApp message with an image: “Dear _companyName_”.')
    await startBulkChange(page)
    await expectFinished(page, '1 done')
    expect(controlOf(platform).sent('SendWhatsApp')).toMatchObject([{ type: 'MEDIA', content: `Dear ${DECCAN.company}`, imageLink: `${imageBase}/${KEY}` }])
  })
}
