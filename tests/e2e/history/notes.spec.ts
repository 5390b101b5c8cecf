import { expectNoSeriousAxeViolations } from '../axe.ts'
import { dateTimeText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { openRowMenu } from '../sites/site-list.ts'
import { category, historyDialog, historyTable, noteText, openHistory, save, storedEvents, tableTexts } from './site-history.ts'

const NOTES_PER_PAGE = 5
const EVENTS_PER_READ = 100

test('the notes of a site: five a page over all of them, and a form that says what is missing', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const sites = await (await siteReader(platform))()
  const site = firstOf(sites, ({ siteId }) => siteId === 'site-100001')
  const before = await storedEvents(platform, site.siteId)
  const { page } = await signedInAs('ADMIN')
  const dialog = historyDialog(page, site.domain)

  await test.step('History opens the dialog titled with the domain [NOTES-001] [SLIST-010]', async () => {
    await page.getByPlaceholder('Search business').fill(site.domain)
    await openRowMenu(page, site)
    await page.getByRole('menuitem', { name: 'History' }).click()
    await expect(dialog.getByRole('heading', { name: site.domain })).toBeVisible()
    await expect(historyTable(dialog)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Add New Notes' })).toBeVisible()
  })

  await test.step('asks for the newest 100, and on with skips [NOTES-013] [CALL-026] [CALL2-053]', async () => {
    await expect(dialog.getByRole('status').filter({ hasText: `1-5 of ${before.length}` })).toBeVisible()
    await test.step('the first page and the next [NOTE-005] [NOTE-007] [NOTES-018]', async () => {
      const searchValue = JSON.stringify({ siteId: site.siteId })
      expect(control.sent('GetSiteActionEventsFilter')).toEqual([
        { searchValue, skips: 0, limits: EVENTS_PER_READ },
        { searchValue, skips: EVENTS_PER_READ, limits: EVENTS_PER_READ },
      ])
    })
  })

  await test.step('the columns in order [NOTES-003] [NOTE-013]', async () => {
    await expect(historyTable(dialog).getByRole('columnheader')).toHaveText(['Created date', 'Category', 'Reason', 'User', 'Note'])
    const [first] = before
    expect((await tableTexts(historyTable(dialog)))[0]).toEqual([dateTimeText(first?.createdAt), first?.eventName, '', first?.createdBy, first?.note])
  })

  await test.step('a note of one line is a row of one line', async () => {
    await expect.poll(async () => (await historyTable(dialog).getByRole('row').nth(1).boundingBox())?.height).toBe(37)
  })

  await test.step('five a page, to the last of those beyond the first 100 [NOTES-002] [NOTE-006]', async () => {
    const shown = async () => (await tableTexts(historyTable(dialog))).map((cells) => [cells[0], cells[4]])
    const expected = (from: number) => before.slice(from, from + NOTES_PER_PAGE).map(({ createdAt, note }) => [dateTimeText(createdAt), note])
    await expect.poll(shown).toEqual(expected(0))
    await dialog.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(shown).toEqual(expected(NOTES_PER_PAGE))
    const pages = Math.ceil(before.length / NOTES_PER_PAGE)
    expect(pages).toBeGreaterThan(EVENTS_PER_READ / NOTES_PER_PAGE)
    await dialog.getByRole('button', { name: `Page ${pages}`, exact: true }).click()
    await expect.poll(shown).toEqual(expected((pages - 1) * NOTES_PER_PAGE))
  })

  await test.step('the categories [NOTES-004] [NOTES-005] [NOTE-003]', async () => {
    await expect(noteText(dialog)).toBeVisible()
    await expect(category(dialog).getByRole('option')).toHaveText([
      'Choose a category',
      'Billing',
      'Complaint',
      'Customer Requirement',
      'Onboarding',
      'Setup',
      'Support',
      'Renewal Notes',
    ])
  })

  await test.step('SAVE appears once the text was turned to [NOTES-006]', async () => {
    await expect(save(dialog)).toBeHidden()
    await category(dialog).focus()
    await expect(save(dialog)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(noteText(dialog)).toBeFocused()
    await expect(save(dialog)).toBeVisible()
    await picture(page, 'notes')
    await expectNoSeriousAxeViolations(page)
  })

  await test.step('category and text are missed at their fields [NOTES-010]', async () => {
    await save(dialog).click()
    await test.step('the category [NOTE-001] [NOTES-007]', async () => {
      await expect(category(dialog)).toHaveAccessibleDescription('Please Select Notes Category')
    })
    await test.step('the text [NOTE-002] [NOTES-008] [NOTES-009]', async () => {
      await expect(noteText(dialog)).toHaveAccessibleDescription('Please Enter Notes')
    })
    await expect(category(dialog)).toBeFocused()
    await test.step('in the words of the notes, not of the services [NOTES-011] [NOTE-014]', async () => {
      await expect(dialog.getByText('Please Select Category', { exact: true })).toHaveCount(0)
    })
    await category(dialog).selectOption('Complaint')
    await noteText(dialog).fill('   ')
    await save(dialog).click()
    await expect(noteText(dialog)).toHaveAccessibleDescription('Please Enter Notes')
    expect(control.calls('CreateSiteActionEvent')).toEqual([])
    await picture(page, 'notes-missing')
  })
})

test('a note has room for its words where the window is 1280 x 800 at 150 %', async ({ signedInAs, platform }) => {
  const site = firstOf(await (await siteReader(platform))(), ({ siteId }) => siteId === 'site-100001')
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 853, height: 533 })
  const dialog = await openHistory(page, site)
  const note = historyTable(dialog).getByRole('columnheader', { name: 'Note' })
  // As it opens the dialog is still smaller.
  await expect.poll(async () => (await note.boundingBox())?.width).toBeGreaterThan(150)
  await picture(page, 'notes-at-150')
  await page.setViewportSize({ width: 1440, height: 900 })
})
