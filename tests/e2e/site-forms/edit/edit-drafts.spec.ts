import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { EditSiteOnScreen, pathOf } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'

const SITE = { siteId: 'site-100019', domain: 'annapurna-grocers-19.shops.example' }
const OTHER = { siteId: 'site-100020' }
const UPDATE = 'mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'

test('a half-filled edit survives a crash, not an answer of Leave, and comes back on the site as it is by then', async ({ signedInAs, platform }) => {
  const stored = new StoredSites(platform)
  const { custName } = (await stored.whole(SITE.domain))['record']
  const console = await signedInAs('ADMIN')
  let form = new EditSiteOnScreen(console.page)
  await form.open(SITE.siteId)

  const draft = () => form.page.evaluate(async () => JSON.stringify(await window.bridge.drafts.read({ form: 'edit-site:site-100019' })))

  await test.step('leaving asks: stay keeps, leave leaves', async () => {
    await form.fillTexts({ 'Customer Name': 'Half-filled', 'GST No': 'DRAFT' })
    await form.toggle('Inventory').setChecked(true)
    await form.page.getByRole('button', { name: 'Cancel' }).click()
    const question = form.page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toContainText(`Your changes to ${SITE.domain} are not saved. Leaving also deletes their draft.`)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(form.text('Customer Name')).toHaveValue('Half-filled')
    await expect.poll(draft).toContain('Half-filled')
    await form.page.getByRole('link', { name: 'Site', exact: true }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(form.page.getByRole('grid', { name: 'Sites' })).toBeVisible()
  })

  await test.step('what was left on purpose is gone: neither kept, offered nor listed', async () => {
    await expect.poll(draft).toContain('"value":null')
    expect(await form.page.evaluate(async () => JSON.stringify(await window.bridge.drafts.list()))).not.toContain('edit-site')
    await form.open(SITE.siteId)
    await expect(form.draftOffer).toBeHidden()
  })

  await test.step('what is typed and taken back is no draft either', async () => {
    const before = await form.text('GST No').inputValue()
    await form.fillTexts({ 'GST No': 'BRIEF' })
    await expect.poll(draft).toContain('BRIEF')
    await form.fillTexts({ 'GST No': before })
    await expect.poll(draft).toContain('"value":null')
  })

  await test.step('another site has no draft', async () => {
    await form.open(OTHER.siteId)
    await expect(form.draftOffer).toBeHidden()
  })

  await test.step('after a reload it is offered; the window crashes with it, and it is offered again', async () => {
    await form.open(SITE.siteId)
    await form.fillTexts({ 'Customer Name': 'Half-filled', 'GST No': 'DRAFT' })
    await form.toggle('Inventory').setChecked(true)
    await expect.poll(draft).toContain('DRAFT')
    await form.page.reload()
    await expect(form.draftOffer).toContainText(`unfinished edit of ${SITE.domain} of yours, last changed`)
    await expectNoSeriousAxeViolations(form.page)
    await form.draftOffer.getByRole('button', { name: 'Go on with it' }).click()
    await form.text('Company Name').fill('Typed before the crash')
    await expect.poll(draft).toContain('Typed before the crash')
    form = new EditSiteOnScreen(await console.crashRenderer())
    expect(pathOf(form.page)).toBe('/edit-site')
    await form.draftOffer.getByRole('button', { name: 'Go on with it' }).click()
    await expect(form.text('Company Name')).toHaveValue('Typed before the crash')
    await expect(form.text('GST No')).toHaveValue('DRAFT')
    await expect(form.toggle('Inventory')).toBeChecked()
  })

  await test.step('meanwhile somebody else changed the site: what the draft has not touched is theirs, the rest is a choice', async () => {
    await stored.run(UPDATE, { input: { siteId: SITE.siteId, custName: 'Theirs', internalName: 'Theirs', gstNo: 'DRAFT' } })
    await form.page.reload()
    await form.draftOffer.getByRole('button', { name: 'Go on with it' }).click()
    await expect(form.text('Internal Name')).toHaveValue('Theirs')
    await form.page.keyboard.press('Control+s')
    expect(await form.changes()).toEqual([
      `Basic / Customer Name: ${custName} -> [ ] Theirs: Theirs | [ ] Yours: Half-filled`,
      expect.stringMatching(/^Basic \/ Company Name: .* -> Typed before the crash$/),
      'Settings / Inventory: No -> Yes',
    ])
    await form.review.getByRole('radio', { name: 'Theirs: Theirs' }).check()
    await form.saveAndLeave()
    const now = await stored.whole(SITE.domain)
    expect(now['record']).toMatchObject({ custName: 'Theirs', companyName: 'Typed before the crash', internalName: 'Theirs', gstNo: 'DRAFT' })
  })

  await test.step('saved, there is no draft any more', async () => {
    await form.open(SITE.siteId)
    await expect(form.text('Company Name')).toHaveValue('Typed before the crash')
    await expect(form.draftOffer).toBeHidden()
  })

  await test.step('a draft of what the site has by now is not offered; a discarded one is gone', async () => {
    await form.text('GST No').fill('SAME')
    await expect.poll(draft).toContain('SAME')
    await form.page.reload()
    await expect(form.draftOffer).toBeVisible()
    await stored.run(UPDATE, { input: { siteId: SITE.siteId, gstNo: 'SAME' } })
    await form.page.reload()
    await form.isLoaded()
    await expect(form.text('GST No')).toHaveValue('SAME')
    await expect(form.draftOffer).toBeHidden()
    await form.text('GST No').fill('OTHER')
    await expect.poll(draft).toContain('OTHER')
    await form.page.reload()
    await form.draftOffer.getByRole('button', { name: 'Discard draft' }).click()
    await expect(form.text('GST No')).toHaveValue('SAME')
    await form.page.reload()
    await form.isLoaded()
    await expect(form.draftOffer).toBeHidden()
  })
})
