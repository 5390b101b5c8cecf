import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { picture } from '../../picture.ts'
import { toast } from '../../sites/site-list.ts'
import { EditSiteOnScreen, pathOf } from '../edit-site.ts'
import { editsIn, StoredSites } from '../stored-site.ts'

const SITE = { siteId: 'site-100002', domain: 'shop-2.shops.example' }

test('a save that is done by half: the rest is tried again, and nothing twice', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const before = await stored.whole(SITE.domain)
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const reviewAgain = async (): Promise<void> => {
    await page.keyboard.press('Control+s')
    await expect(form.review).toBeVisible()
  }

  await test.step('saved, but not the group reward, and of the history the answer is lost: only what is missing is tried again [SEDIT-016]', async () => {
    await form.open(SITE.siteId)
    await form.toggle('Group reward').setChecked(true)
    await form.select('Group id').fill('group-7')
    await reviewAgain()
    const updates = control.calls('UpdateSiteByAdmin').length
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
    expect(control.calls('UpdateSiteByAdmin')).toHaveLength(updates + 1)
    expect(control.calls('UpdateSiteRewardSettingV2')).toHaveLength(2)
    const now = await stored.whole(SITE.domain)
    expect(now['reward']).toEqual({ isEnabled: true, onGroup: true, groupId: 'group-7' })
    expect(editsIn(now)).toBe(editsIn(before) + 1)
  })

  await test.step('the entry in the history fails: the save stands [SEDIT-011]', async () => {
    await form.open(SITE.siteId)
    await form.text('Customer Name').fill('Typed twice')
    await reviewAgain()
    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'graphql-error', message: 'HISTORY_IS_FULL' })
    await form.saveReviewed.click()
    await expect(form.unfinished.getByRole('listitem')).toHaveText(['The site: saved', "Entry in the site's history: not savedHISTORY IS FULL"])
    await form.unfinished.getByRole('button', { name: 'Go to the sites' }).click()
    await expect(page.getByText('The site is saved, but not all of its settings.', { exact: true })).toBeVisible()
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await test.step('a stored group reward is left alone while its toggle is [SEDIT-012]', () => {
      expect(control.calls('UpdateSiteRewardSettingV2')).toHaveLength(2)
    })
    const now = await stored.whole(SITE.domain)
    expect(now['record'].custName).toBe('Typed twice')
    expect(editsIn(now)).toBe(editsIn(before) + 1)
  })

  await test.step('the one call turns the stored reward off again [SEDIT-012] [SEDIT-016]', async () => {
    await form.open(SITE.siteId)
    await form.toggle('Group reward').setChecked(false)
    await reviewAgain()
    await form.saveAndLeave()
    expect(control.sent('UpdateSiteRewardSettingV2').at(-1)).toEqual({
      isEnabled: false,
      onGroup: true,
      groupId: 'group-7',
      domain: SITE.domain,
      siteId: SITE.siteId,
    })
  })
})
