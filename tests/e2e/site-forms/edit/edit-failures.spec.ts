import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { picture } from '../../picture.ts'
import { toast } from '../../sites/site-list.ts'
import { EditSiteOnScreen, pathOf } from '../edit-site.ts'
import { editsIn, StoredSites } from '../stored-site.ts'

const SITE = { siteId: 'site-100002', domain: 'shop-2.shops.example' }

test('what is wrong is said at its field, in the summary and in the navigation, and nothing is sent [SEDIT-004] [MSG-006]', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)

  await test.step('fields left empty or badly filled in', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await form.open(SITE.siteId)
    await form.fillTexts({
      'Customer Name': ' ',
      'Company Name': '',
      Email: 'nobody@',
      Mobile: '',
      'User Name': 'owner',
      'Photos allowed': '',
      'Background colour': 'red',
      'SEO description': 'x'.repeat(257),
      Latitude: '91,5',
    })
    await page.getByRole('checkbox', { name: 'Cash on delivery' }).uncheck()
    await form.toggle('Group reward').setChecked(true)
    await page.getByLabel('License till').fill('2020-01-01')
    await page.keyboard.press('Control+s')
    await expect(form.text('Customer Name')).toBeFocused()
    const messages = [
      'Please enter customer name.',
      'Please enter company name.',
      'Please enter valid email address',
      'Please enter mobile number.',
      'User name must have 6 to 15 characters.',
      'Please enter No. of photo.',
      'The license cannot end before it starts.',
      'Please Check At Least One Payment Option',
      'Please enter a colour such as #ea2b1f.',
      'Meta description can have at most 256 characters.',
      'Please select group id.',
      'Please enter a valid float number.',
    ]
    for (const message of messages) await expect(form.error(message).last()).toBeVisible()
    await expect(page.getByText('12 fields need your attention')).toBeVisible()
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expect(sections.getByRole('button', { name: 'Basic' })).toContainText('7')
    await expect(sections.getByRole('button', { name: 'Online Payment' })).toContainText('1')
    await expect(sections.getByRole('button', { name: 'Settings', exact: false }).last()).toContainText('4')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'errors-1280')
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByText('12 fields need your attention').click()
    await expectReadableColours(page)
    await picture(page, 'errors-1920-dark')
    await page.keyboard.press('Escape')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('a line of the summary leads to its field', async () => {
    await page.getByRole('button', { name: '12 fields need your attention' }).press('Enter')
    await page.getByRole('button', { name: 'Please enter a valid float number.' }).press('Enter')
    await expect(form.text('Latitude')).toBeFocused()
  })

  await test.step("another user's name is taken, the site's own is not asked about", async () => {
    const taken = 'This username is not available. Please try another one'
    await form.text('User Name').fill('owner100001')
    await expect(page.getByText(taken)).toBeVisible()
    await form.text('User Name').fill('owner100002')
    await expect(page.getByText(taken)).toBeHidden()
    expect(control.calls('VerifyUsername').map(({ variables }) => variables)).toEqual([{ username: 'owner100001' }])
  })

  await test.step('a check that fails counts as taken, on saving too', async () => {
    await page.reload()
    await form.draftOffer.getByRole('button', { name: 'Discard draft' }).click()
    control.addFault({ operation: 'VerifyUsername', fault: 'graphql-error', times: 2 })
    await form.text('User Name').fill('owner-new')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('This username is not available. Please try another one').first()).toBeVisible()
    await expect(form.text('User Name')).toBeFocused()
    control.clearFaults()
  })

  await test.step('nothing changed: nothing to save', async () => {
    await form.text('User Name').fill('owner100002')
    await page.keyboard.press('Control+s')
    await expect(toast(page)).toHaveText('Nothing was changed.')
    await expect(page.getByText('need your attention')).toBeHidden()
  })
  expect(control.calls('UpdateSiteByAdmin')).toEqual([])
})

test('a save that the platform refuses, loses or does by half: what was typed stays, and nothing is done twice', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const before = await stored.whole(SITE.domain)
  const sent = (operation: string): number => control.calls(operation).length
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  await form.open(SITE.siteId)
  await test.step('a group reward that is stored is read by the domain [SEDIT-015]', () => {
    expect(control.calls('GetSiteRewardSettingByDomain').at(-1)?.variables).toEqual({ domain: SITE.domain })
  })
  await form.fillTexts({ 'Customer Name': 'Typed once', 'User Name': 'typed-user' })
  const reviewAgain = async (): Promise<void> => {
    await page.keyboard.press('Control+s')
    await expect(form.review).toBeVisible()
  }
  const expectUnchanged = async (): Promise<void> => {
    expect((await stored.whole(SITE.domain))['record']).toEqual(before['record'])
  }

  await test.step('refused for a field: the reason stands at the field, and the focus [MSG-065]', async () => {
    await reviewAgain()
    control.addFault({ operation: 'UpdateSiteByAdmin', fault: 'graphql-error', message: 'USERNAME_ALREADY_EXISTS' })
    await form.saveReviewed.click()
    await expect(form.review).toBeHidden()
    await expect(form.error('This username is not available. Please try another one').last()).toBeVisible()
    await expect(form.text('User Name')).toBeFocused()
    await expect(form.text('Customer Name')).toHaveValue('Typed once')
    await expectUnchanged()
    await form.text('User Name').fill('owner100002')
  })

  await test.step('refused otherwise: the reason stands in the review [SEDIT-032]', async () => {
    await reviewAgain()
    control.addFault({ operation: 'UpdateSiteByAdmin', fault: 'graphql-error', message: 'SITE_IS_BEING_MOVED' })
    await form.saveReviewed.click()
    await expect(form.review.getByRole('alert')).toHaveText('SITE IS BEING MOVED')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'refused')
    await form.review.getByRole('button', { name: 'Back to the form' }).click()
    await expect(form.text('Customer Name')).toHaveValue('Typed once')
    await expectUnchanged()
  })

  await test.step('lost on the way: looked up, not there, to be saved again', async () => {
    await reviewAgain()
    control.addFault({ operation: 'UpdateSiteByAdmin', fault: 'drop-before' })
    await form.saveReviewed.click()
    await expect(form.review.getByRole('alert')).toContainText('Not done: the platform did not confirm this, and the change was not made.')
    await expectUnchanged()
  })

  await test.step('answer lost, and it cannot be looked up: the next try looks first, and does not send again', async () => {
    const updates = sent('UpdateSiteByAdmin')
    control.addFault({ operation: 'UpdateSiteByAdmin', fault: 'drop-after-commit' })
    // The first two reads come before it is sent again; the next three look for it afterwards.
    control.addFault({ operation: 'GetSitesBySiteTypeAndOptionRecords', fault: 'delay', milliseconds: 1, times: 2 })
    control.addFault({ operation: 'GetSitesBySiteTypeAndOptionRecords', fault: 'graphql-error', message: 'INDEX_IS_BUSY', times: 3 })
    await form.saveReviewed.click()
    await expect(form.review.getByRole('alert')).toContainText("We don't know yet whether this was done")
    await form.saveReviewed.click()
    await expect(toast(page)).toHaveText('Settings Successfully Updated')
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await dismissToasts(page)
    expect(sent('UpdateSiteByAdmin')).toBe(updates + 1)
    const now = await stored.whole(SITE.domain)
    expect(now['record']).toEqual({ ...before['record'], custName: 'Typed once' })
    expect(editsIn(now)).toBe(editsIn(before) + 1)
    await test.step('without a reward setting, and its toggle off, nothing of it is sent [SEDIT-014]', async () => {
      // No reward setting, and its toggle is off.
      expect(sent('UpdateSiteRewardSettingV2')).toBe(0)
    })
  })

  await test.step('saved, but not the group reward, and of the history the answer is lost: only what is missing is tried again [SEDIT-016]', async () => {
    await form.open(SITE.siteId)
    await form.toggle('Group reward').setChecked(true)
    await form.select('Group id').fill('group-7')
    await reviewAgain()
    const updates = sent('UpdateSiteByAdmin')
    control.addFault({ operation: 'UpdateSiteByAdmin', fault: 'drop-after-commit' })
    control.addFault({ operation: 'UpdateSiteRewardSettingV2', fault: 'graphql-error', message: 'REWARDS_ARE_CLOSED' })
    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'drop-after-commit' })
    await form.saveReviewed.click()
    await expect(form.unfinished.getByRole('listitem')).toHaveText([
      'The site: saved',
      'Group reward: not savedREWARDS ARE CLOSED',
      "Entry in the site's history: saved",
    ])
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'unfinished')
    await form.unfinished.getByRole('button', { name: 'Try again' }).click()
    await expect(toast(page)).toHaveText('Settings Successfully Updated')
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    expect(pathOf(page)).toBe('/')
    await dismissToasts(page)
    expect(sent('UpdateSiteByAdmin')).toBe(updates + 1)
    expect(sent('UpdateSiteRewardSettingV2')).toBe(2)
    const now = await stored.whole(SITE.domain)
    expect(now['reward']).toEqual({ isEnabled: true, onGroup: true, groupId: 'group-7' })
    expect(editsIn(now)).toBe(editsIn(before) + 2)
  })

  await test.step('the entry in the history fails: the save stands [SEDIT-011]', async () => {
    await form.open(SITE.siteId)
    await form.text('Customer Name').fill('Typed twice')
    await reviewAgain()
    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'graphql-error', message: 'HISTORY_IS_FULL' })
    await form.saveReviewed.click()
    await expect(form.unfinished.getByRole('listitem')).toHaveText(['The site: saved', "Entry in the site's history: not savedHISTORY IS FULL"])
    await form.unfinished.getByRole('button', { name: 'Go to the sites' }).click()
    await expect(page.getByText('The site is saved, not all that goes with it.', { exact: true })).toBeVisible()
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await test.step('a stored group reward is left alone while its toggle is [SEDIT-012]', () => {
      expect(sent('UpdateSiteRewardSettingV2')).toBe(2)
    })
    const now = await stored.whole(SITE.domain)
    expect(now['record'].custName).toBe('Typed twice')
    expect(editsIn(now)).toBe(editsIn(before) + 2)
  })

  await test.step('the one call turns the stored reward off again [SEDIT-012] [SEDIT-016]', async () => {
    await form.open(SITE.siteId)
    await form.toggle('Group reward').setChecked(false)
    await reviewAgain()
    await form.saveAndLeave()
    expect(control.calls('UpdateSiteRewardSettingV2').at(-1)?.variables).toEqual({
      isEnabled: false,
      onGroup: true,
      groupId: 'group-7',
      domain: SITE.domain,
      siteId: SITE.siteId,
    })
  })

  await test.step('theirs chosen for all of it: nothing is sent', async () => {
    await form.open(SITE.siteId)
    await form.text('Customer Name').fill('Mine')
    await stored.run('mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }', { input: { siteId: SITE.siteId, custName: 'Theirs' } })
    const updates = sent('UpdateSiteByAdmin')
    await reviewAgain()
    await form.review.getByRole('radio', { name: 'Theirs: Theirs' }).check()
    await form.saveReviewed.click()
    await expect(toast(page).filter({ hasText: 'Nothing was changed.' })).toBeVisible()
    await expect(form.review).toBeHidden()
    expect(sent('UpdateSiteByAdmin')).toBe(updates)
  })

  await test.step('offline: saving waits, with its reason; a site that is not loaded says why', async () => {
    await form.text('Customer Name').fill('Typed offline')
    await control.goDown()
    await page.keyboard.press('Control+s')
    await expect(form.save).toHaveAttribute('title', 'Not available offline: changes need the platform.')
    await page.keyboard.press('Control+s')
    await expect(toast(page).filter({ hasText: 'Not available offline: changes need the platform.' })).toBeVisible()
    await picture(page, 'offline')
    await page.reload()
    await expect(page.getByText('The site could not be loaded.')).toBeVisible()
    await control.comeUp()
    // It is asked for again by itself.
    await expect(form.draftOffer).toBeVisible({ timeout: 30_000 })
    await form.draftOffer.getByRole('button', { name: 'Go on with it' }).click()
    await expect(form.text('Customer Name')).toHaveValue('Typed offline')
  })
})
