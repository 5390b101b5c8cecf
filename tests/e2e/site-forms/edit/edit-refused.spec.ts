import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { picture } from '../../picture.ts'
import { toast } from '../../sites/site-list.ts'
import { cannotBeRead } from '../../undecided/errors.ts'
import { readsBackAtOnce } from '../../undecided/reading-back.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { editsIn, StoredSites } from '../stored-site.ts'

const SITE = { siteId: 'site-100002', domain: 'shop-2.shops.example' }

test('a save that the platform refuses or loses: what was typed stays, and nothing is done twice', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const before = await stored.whole(SITE.domain)
  const { page } = await signedInAs('ADMIN', { at: `/edit-site?site=${SITE.siteId}` })
  const form = new EditSiteOnScreen(page)
  await form.isLoaded()
  await readsBackAtOnce(page)
  await test.step('a group reward that is stored is read by the domain [SEDIT-015]', () => {
    expect(control.sent('GetSiteRewardSettingByDomain').at(-1)).toEqual({ domain: SITE.domain })
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

  await test.step('answer lost, and it cannot be looked up: the next try looks first, and does not send again', async () => {
    await reviewAgain()
    const updates = control.calls('UpdateSiteByAdmin').length
    control.addFault({ operation: 'UpdateSiteByAdmin', fault: 'drop-after-commit' })
    // The look right before the save still answers.
    control.addFault({ operation: 'GetSitesBySiteTypeAndOptionRecords', fault: 'delay', milliseconds: 1 })
    cannotBeRead(control, 'GetSitesBySiteTypeAndOptionRecords')
    await form.saveReviewed.click()
    await expect(form.review.getByRole('alert')).toContainText("We don't know yet whether this was done")
    control.clearFaults()
    await form.saveReviewed.click()
    await expect(toast(page)).toHaveText('Settings Successfully Updated')
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await dismissToasts(page)
    expect(control.calls('UpdateSiteByAdmin')).toHaveLength(updates + 1)
    const now = await stored.whole(SITE.domain)
    expect(now['record']).toEqual({ ...before['record'], custName: 'Typed once' })
    expect(editsIn(now)).toBe(editsIn(before) + 1)
    await test.step('without a reward setting, and its toggle off, nothing of it is sent [SEDIT-014]', async () => {
      // No reward setting, and its toggle is off.
      expect(control.calls('UpdateSiteRewardSettingV2')).toHaveLength(0)
    })
  })
  await readsBackAtOnce(page, false)
})
