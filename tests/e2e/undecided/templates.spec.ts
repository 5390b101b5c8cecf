import type { LocalPlatform } from '#local-platform/start.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, type OpenConsole, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { screenTitle } from '../routes/route-table.ts'
import { templateReader } from '../templates/stored-templates.ts'
import { cannotBeRead, expectProblem, NOT_MADE, STILL_UNKNOWN, timesOutAfter, timesOutBefore } from './errors.ts'
import { readsBackAtOnce } from './reading-back.ts'

async function begin({ page }: OpenConsole, platform: LocalPlatform) {
  const control = controlOf(platform)
  const stored = await templateReader(platform)
  await readsBackAtOnce(page)
  const main = page.getByRole('main')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const review = new EditReviewOnScreen(page)
  const one = async (slug: string) => (await stored('master')).find(({ slugName }) => slugName === slug)
  const typed = async (name: string): Promise<void> => {
    await openAddress(page, '/addm-templates')
    await field('Template Name').fill(name)
    await field('Content').fill('Dear customer')
  }
  const saved = async (): Promise<void> => {
    await expect(page.getByText('Template saved successfully', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
    await expect(screenTitle(page)).toHaveText('Template List')
    await dismissToasts(page)
  }
  return { control, main, field, save, review, one, typed, saved }
}

test('a template whose save timed out is read back, and is never sent twice', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  const { page } = console
  const { control, main, field, save, one, typed, saved } = await begin(console, platform)

  await test.step('"Task timed out" after the template was made: success, one request', async () => {
    await typed('First one')
    timesOutAfter(control, 'CreateTempleteByAdmin')
    await save.click()
    await saved()
    expect(await one('first-one')).toMatchObject({ tempName: 'First one', text: 'Dear customer' })
    expect(control.calls('CreateTempleteByAdmin')).toHaveLength(1)
  })

  await test.step('none was made: that is said, what was typed stays, and the next press makes it', async () => {
    await typed('Second one')
    timesOutBefore(control, 'CreateTempleteByAdmin')
    await save.click()
    await expectProblem(main, NOT_MADE, 'looked up')
    await expect(field('Template Name')).toHaveValue('Second one')
    expect(await one('second-one')).toBeUndefined()
    await save.click()
    await saved()
    expect(control.calls('CreateTempleteByAdmin')).toHaveLength(3)
  })
  await readsBackAtOnce(page, false)
})

test('a template that cannot be read back is found by "Check again"; a change of it is read back too', async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  const { page } = console
  const { control, main, field, save, review, one, typed, saved } = await begin(console, platform)

  await test.step('made, and not to be read: "Check again" finds it, without sending', async () => {
    await typed('Third one')
    timesOutAfter(control, 'CreateTempleteByAdmin')
    cannotBeRead(control, 'GetTempleteByUpdatedAtBySiteId')
    await save.click()
    await expectProblem(main, STILL_UNKNOWN, 'looks again')
    control.clearFaults()
    await main.getByRole('button', { name: 'Check again' }).click()
    await saved()
    expect(control.calls('CreateTempleteByAdmin')).toHaveLength(1)
  })

  await test.step('a change that was not made is said, one that was made is saved', async () => {
    await openAddress(page, '/editm-templates?template=third-one')
    await expect(save).toBeEnabled()
    await field('Subject').fill('Changed')
    timesOutBefore(control, 'UpdateTempleteByAdmin')
    await save.click()
    await review.save.click()
    await expectProblem(review.dialog, NOT_MADE, 'looked up')
    timesOutAfter(control, 'UpdateTempleteByAdmin')
    await review.save.click()
    await saved()
    expect(await one('third-one')).toMatchObject({ tempSubject: 'Changed' })
    expect(control.calls('UpdateTempleteByAdmin')).toHaveLength(2)
  })
  await readsBackAtOnce(page, false)
})
