import type { Locator, Page } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { dateTimeText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { picture } from '../picture.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { openRowMenu, toast } from '../sites/site-list.ts'
import { historyDialog, openHistory, storedEvents, tableTexts } from './site-history.ts'

const NOTES_PER_PAGE = 5
const EVENTS_PER_READ = 100
const NOT_OFFLINE = 'Not available offline: changes need the platform.'

const historyTable = (dialog: Locator) => dialog.getByRole('table', { name: 'History' })
const noteText = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Notes' })
const category = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Notes Category' })
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'SAVE', exact: true })

/** Waits for a message and closes every message that stands there, so that the next one is the next. */
async function said(page: Page, title: string): Promise<void> {
  await expect(toast(page).filter({ hasText: title }).first()).toBeVisible()
  await dismissToasts(page)
}

test('the notes of a site: five a page over all of them, and one more', async ({ signedInAs, platform }) => {
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
      expect(control.calls('GetSiteActionEventsFilter').map(({ variables }) => variables)).toEqual([
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

  await test.step('five a page, to the last of those beyond the first 100 [NOTES-002] [NOTE-006] [CONST-006]', async () => {
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

  await test.step('the categories [NOTES-004] [NOTES-005] [NOTE-003] [CONST-042] [CONST2-029]', async () => {
    await expect(noteText(dialog)).toBeVisible()
    await expect(category(dialog).getByRole('option')).toHaveText([
      'Select a category',
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
    await test.step('the text [NOTE-002] [NOTES-008] [NOTES-009] [MSG-023]', async () => {
      await expect(noteText(dialog)).toHaveAccessibleDescription('Please Enter Notes')
    })
    await expect(category(dialog)).toBeFocused()
    await test.step('in the words of the notes, not of the services [NOTES-011] [NOTE-014] [MSG-028] [MSG2-003]', async () => {
      await expect(dialog.getByText('Please Select Category', { exact: true })).toHaveCount(0)
    })
    await category(dialog).selectOption('Complaint')
    await noteText(dialog).fill('   ')
    await save(dialog).click()
    await expect(noteText(dialog)).toHaveAccessibleDescription('Please Enter Notes')
    expect(control.calls('CreateSiteActionEvent')).toEqual([])
    await picture(page, 'notes-missing')
  })

  const text = 'Printer prints twice\nसोमवार को फिर से कॉल करें'
  await test.step('a press twice writes one note', async () => {
    await noteText(dialog).fill(text)
    await save(dialog).dblclick()
    await said(page, 'Notes added successfully')
    await test.step('what is sent [NOTE-008] [NOTES-014] [CALL-056] [CALL2-054] [CALL2-055]', async () => {
      expect(control.calls('CreateSiteActionEvent').map(({ variables }) => variables)).toEqual([
        { siteId: site.siteId, eventName: 'Complaint', eventType: 'MANUAL', note: text },
      ])
    })
    const after = await storedEvents(platform, site.siteId)
    expect(after).toHaveLength(before.length + 1)
    await test.step('MANUAL, under its category [NOTE-010] [NOTES-012]', async () => {
      expect(after[0]).toMatchObject({ eventName: 'Complaint', eventType: 'MANUAL', note: text, createdBy: 'admin@demo.example' })
    })
  })

  await test.step('says "Notes added successfully", clears the form and shows the note [NOTE-011] [NOTES-015] [NOTES-017] [MSG-058]', async () => {
    await expect(category(dialog)).toHaveValue('')
    await expect(noteText(dialog)).toHaveValue('')
    await expect.poll(async () => (await tableTexts(historyTable(dialog)))[0]).toEqual([expect.any(String), 'Complaint', '', 'admin@demo.example', text])
    await expect(dialog.getByRole('status').filter({ hasText: `1-5 of ${before.length + 1}` })).toBeVisible()
  })

  await test.step('event types: what saves leave behind is AUTO_GENERATE, a note MANUAL [NOTE-009] [CONST-057]', async () => {
    const stored = await storedEvents(platform, site.siteId)
    expect(new Set(stored.map(({ eventType }) => eventType))).toEqual(new Set(['MANUAL', 'AUTO_GENERATE']))
    expect(stored.filter(({ note }) => note === 'Edit Site').map(({ eventType }) => eventType)).not.toContain('MANUAL')
  })

  await test.step('a note that was not made says "something went wrong" and keeps what was typed [NOTE-012] [NOTES-016] [MSG-042] [MSG2-004]', async () => {
    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'wrong-shape', body: { data: { createSiteActionEvent: null } } })
    await category(dialog).selectOption('Billing')
    await noteText(dialog).fill('Not to be lost')
    await save(dialog).click()
    await expect(toast(page)).toHaveText('something went wrong')
    await picture(page, 'note-failed')
    await said(page, 'something went wrong')
    await expect(noteText(dialog)).toHaveValue('Not to be lost')
    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'graphql-error', message: 'TABLE_IS_LOCKED' })
    await save(dialog).click()
    await expect(page.locator('.fui-Toast')).toContainText('TABLE IS LOCKED')
    await said(page, 'something went wrong')
  })

  await test.step('an answer that is lost: the history shows that the note was written', async () => {
    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'drop-after-commit' })
    await save(dialog).click()
    await said(page, 'something went wrong')
    await expect.poll(async () => (await tableTexts(historyTable(dialog)))[0]?.[4]).toBe('Not to be lost')
  })

  await test.step('leaving with a note unsaved asks', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toContainText(`Your note on ${site.domain} is not saved.`)
    await picture(page, 'leave')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(noteText(dialog)).toHaveValue('Not to be lost')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).searchParams.has('history')).toBe(false)
  })

  await test.step('a history that cannot be loaded says so and is asked for again', async () => {
    control.addFault({ operation: 'GetSiteActionEventsFilter', fault: 'graphql-error', message: 'EVENTS_NOT_READY' })
    await openHistory(page, site)
    await expect(dialog.getByText('The history could not be loaded.')).toBeVisible()
    await expect(dialog.getByText(/EVENTS NOT READY/)).toBeVisible()
    await picture(page, 'history-failed')
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(historyTable(dialog)).toBeVisible()
  })

  await test.step('in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await noteText(dialog).focus()
    await picture(page, 'notes-dark')
    await expectReadableColours(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('offline SAVE says why it waits', async () => {
    await control.goDown()
    await category(dialog).selectOption('Support')
    await noteText(dialog).fill('Later')
    await save(dialog).click()
    await said(page, 'something went wrong')
    await expect(save(dialog)).toHaveAttribute('aria-disabled', 'true')
    await expect(save(dialog)).toHaveAttribute('title', NOT_OFFLINE)
    await control.comeUp()
  })
})
