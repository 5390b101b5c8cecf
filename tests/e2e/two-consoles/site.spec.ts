import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { picture } from '../picture.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { StoredSites } from '../site-forms/stored-site.ts'
import { expect, test } from './fixtures.ts'

const SITE = { siteId: 'site-100006', domain: 'joe-s-famous-fish-chips-6.shops.example' }
const UPDATE = 'mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'

test('the same site edited by two people: nothing is overwritten unseen, field by field it is chosen', {
  tag: ['@daily', '@overwriting'],
}, async ({ signedInAs, platform, colleague }) => {
  const stored = new StoredSites(platform)
  const before = await stored.whole(SITE.domain)
  const { custName, companyName, gstNo } = before['record']
  const shown = (text: string | null): string => text ?? 'empty'
  const saveTheirs = (fields: object) => colleague.run(UPDATE, { input: { siteId: SITE.siteId, ...fields } })

  const { page } = await signedInAs('ADMIN', { at: `/edit-site?site=${SITE.siteId}` })
  const form = new EditSiteOnScreen(page)
  await form.isLoaded()

  await test.step('both change the name; each another field', async () => {
    await form.fillTexts({ 'Customer Name': 'My customer', 'Company Name': 'My company' })
    await form.toggle('Wallet').click()
    await saveTheirs({ custName: 'Their customer', gstNo: 'THEIRS' })
  })

  await test.step('the review: theirs where only they changed it, to be chosen where both did', async () => {
    await page.keyboard.press('Control+s')
    expect(await form.changes()).toEqual([
      `Basic / Customer Name: ${shown(custName)} -> [ ] Theirs: Their customer | [ ] Yours: My customer`,
      `Basic / Company Name: ${shown(companyName)} -> My company`,
      `Basic / GST No: ${shown(gstNo)} -> [x] Theirs: THEIRS | [ ] Yours: ${shown(gstNo)}`,
      'Wallet Settings / Wallet: Yes -> No',
    ])
    await expect(form.saveReviewed).toHaveText('Save (1 to choose)')
    await form.saveReviewed.press('Enter')
    await expect(form.review).toContainText('The site was changed elsewhere since you opened it.')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'conflict-light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'conflict-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('changed once more while the review is open: it says so, keeps what was chosen, and nothing was written', async () => {
    await form.review.getByRole('radio', { name: 'Yours: My customer' }).check()
    await expect(form.saveReviewed).toHaveText('Save')
    await saveTheirs({ homePageTitle: 'Their title' })
    await form.saveReviewed.click()
    await expect(form.review.getByRole('alert')).toContainText('The site was changed once more')
    const changes = await form.changes()
    expect(changes[0]).toContain('[x] Yours: My customer')
    expect(changes.at(-1)).toMatch(/^Settings \/ SEO title: .* -> \[x\] Theirs: Their title \| \[ \] Yours: /)
    expect((await stored.whole(SITE.domain))['record'].companyName).toBe(companyName)
  })

  await test.step('saved as chosen', async () => {
    await form.saveAndLeave()
    const now = await stored.whole(SITE.domain)
    expect(now['record']).toEqual({ ...before['record'], custName: 'My customer', companyName: 'My company', gstNo: 'THEIRS' })
    expect(now['setting']).toEqual({ ...before['setting'], companyName: 'My company', isWalletEnabled: false, homePageTitle: 'Their title' })
  })
})
