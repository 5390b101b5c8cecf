import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../faults/control.ts'
import { expect, type OpenConsole, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { picture } from '../picture.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { editsIn, StoredSites } from '../site-forms/stored-site.ts'
import { cannotBeRead, expectProblem, NOT_MADE, STILL_UNKNOWN, timesOutAfter, timesOutBefore } from './errors.ts'
import { readsBackAtOnce } from './reading-back.ts'

const SITE = { siteId: 'site-100002', domain: 'shop-2.shops.example' }

async function begin({ page }: OpenConsole, platform: LocalPlatform) {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  await readsBackAtOnce(page)
  const form = new EditSiteOnScreen(page)
  const before = await stored.whole(SITE.domain)
  const review = async (customer: string): Promise<void> => {
    await form.open(SITE.siteId)
    await form.text('Customer Name').fill(customer)
    await form.save.click()
    await expect(form.review).toBeVisible()
  }
  const saved = async (customer: string, times: number): Promise<void> => {
    await expect(page.getByText('Settings Successfully Updated', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await dismissToasts(page)
    const now = await stored.whole(SITE.domain)
    expect(now['record']).toEqual({ ...before['record'], custName: customer })
    expect(editsIn(now)).toBe(editsIn(before) + times)
  }
  return { control, stored, form, review, saved }
}

test('a site whose save timed out is read back, and is never sent twice', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  const { page } = console
  const { control, stored, form, review, saved } = await begin(console, platform)

  await test.step('"Task timed out" after the site was changed: success, one request, one entry in its history', async () => {
    await review('Changed once')
    timesOutAfter(control, 'UpdateSiteByAdmin')
    timesOutAfter(control, 'CreateSiteActionEvent')
    await form.saveReviewed.click()
    await saved('Changed once', 1)
    expect([control.calls('UpdateSiteByAdmin').length, control.calls('CreateSiteActionEvent').length]).toEqual([1, 1])
  })

  await test.step('nothing was changed: that is said, and the next press saves it', async () => {
    await review('Changed twice')
    timesOutBefore(control, 'UpdateSiteByAdmin')
    await form.saveReviewed.click()
    await expectProblem(form.review, NOT_MADE, 'looked up')
    expect((await stored.whole(SITE.domain))['record']).toMatchObject({ custName: 'Changed once' })
    await form.saveReviewed.click()
    await saved('Changed twice', 2)
    expect(control.calls('UpdateSiteByAdmin')).toHaveLength(3)
  })
  await readsBackAtOnce(page, false)
})

test('a site that cannot be read back is found by "Check again", without sending', async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  const { page } = console
  const { control, form, review, saved } = await begin(console, platform)

  await test.step('changed, and not to be read: "Check again" finds it, without sending', async () => {
    await review('Changed again')
    timesOutAfter(control, 'UpdateSiteByAdmin')
    // The look right before the save still answers.
    control.addFault({ operation: 'GetSitesBySiteTypeAndOptionRecords', fault: 'delay', milliseconds: 1 })
    cannotBeRead(control, 'GetSitesBySiteTypeAndOptionRecords')
    await form.saveReviewed.click()
    await expectProblem(form.review, STILL_UNKNOWN, 'looks again')
    await picture(page, 'unknown')
    control.clearFaults()
    await form.review.getByRole('button', { name: 'Check again' }).click()
    await saved('Changed again', 1)
    expect(control.calls('UpdateSiteByAdmin')).toHaveLength(1)
  })
  await readsBackAtOnce(page, false)
})
