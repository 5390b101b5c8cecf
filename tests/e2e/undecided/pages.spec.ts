import type { LocalPlatform } from '#local-platform/start.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, type OpenConsole, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { openMenuOf, pageForm, pageList } from '../pages/page-screens.ts'
import { StoredPages } from '../pages/stored-pages.ts'
import { cannotBeRead, expectProblem, NOT_MADE, STILL_UNKNOWN, timesOutAfter, timesOutBefore } from './errors.ts'
import { readsBackAtOnce } from './reading-back.ts'

async function begin({ page }: OpenConsole, platform: LocalPlatform) {
  const control = controlOf(platform)
  const stored = new StoredPages(platform)
  await readsBackAtOnce(page)
  const form = pageForm(page)
  const review = new EditReviewOnScreen(page)
  const screen = page.getByRole('form', { name: 'Static Pages' })
  const typed = async (title: string): Promise<void> => {
    await openAddress(page, '/create-site-pages')
    await form.title.fill(title)
    await form.editor.selectOption('HTML')
    await form.code.click()
    await page.keyboard.type('Hello')
  }
  const saved = async (text: string): Promise<void> => {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('grid', { name: 'Pages', exact: true })).toBeVisible()
    await dismissToasts(page)
  }
  return { control, stored, form, review, screen, typed, saved }
}

test('a page whose save timed out is read back, and is never sent twice', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  const { page } = console
  const { control, stored, form, screen, typed, saved } = await begin(console, platform)

  await test.step('"Task timed out" after the page was made: success, one request', async () => {
    await typed('First page')
    timesOutAfter(control, 'CreateSitePage')
    await form.save.click()
    await saved('Page Created Successfully')
    expect(await stored.page('first-page')).toMatchObject({ displayName: 'First page', value: 'Hello' })
    expect(control.calls('CreateSitePage')).toHaveLength(1)
  })

  await test.step('no page was made: that is said, what was typed stays, and the next press makes it', async () => {
    await typed('Second page')
    timesOutBefore(control, 'CreateSitePage')
    await form.save.click()
    await expectProblem(screen, NOT_MADE, 'looked up')
    await expect(form.title).toHaveValue('Second page')
    expect(await stored.page('second-page')).toBeNull()
    await form.save.click()
    await saved('Page Created Successfully')
    expect(control.calls('CreateSitePage')).toHaveLength(3)
  })
  await readsBackAtOnce(page, false)
})

test('a page that cannot be read back is found by "Check again"; changed and deleted it is read back too', async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  const { page } = console
  const { control, stored, form, review, screen, typed, saved } = await begin(console, platform)

  await test.step('made, and not to be read: "Check again" finds it, without sending', async () => {
    await typed('Third page')
    timesOutAfter(control, 'CreateSitePage')
    cannotBeRead(control, 'GetSitePagesByAdmin')
    await form.save.click()
    await expectProblem(screen, STILL_UNKNOWN, 'looks again')
    control.clearFaults()
    await screen.getByRole('button', { name: 'Check again' }).click()
    await saved('Page Created Successfully')
    expect(control.calls('CreateSitePage')).toHaveLength(1)
  })

  await test.step('a change that was not made is said, one that was made is saved', async () => {
    await openAddress(page, '/edit-site-pages?page=third-page')
    await expect(form.onHome).toBeEnabled()
    await form.onHome.click()
    timesOutBefore(control, 'UpdateSitePage')
    await form.save.click()
    await review.save.click()
    await expectProblem(review.dialog, NOT_MADE, 'looked up')
    timesOutAfter(control, 'UpdateSitePage')
    await review.save.click()
    await saved('Page saved successfully')
    expect(await stored.page('third-page')).toMatchObject({ onHome: true, value: 'Hello' })
    expect(control.calls('UpdateSitePage')).toHaveLength(2)
  })

  await test.step('a page that was deleted although it timed out is gone', async () => {
    await openAddress(page, '/site-pages?tags=any&q=third-page')
    timesOutAfter(control, 'DeleteSitePage')
    await (await openMenuOf(pageList(page).row('third-page'))).getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted Successfully', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
    expect(await stored.page('third-page')).toBeNull()
    expect(control.calls('DeleteSitePage')).toHaveLength(1)
  })
  await readsBackAtOnce(page, false)
})
