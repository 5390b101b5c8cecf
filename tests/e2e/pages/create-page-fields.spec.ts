import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { pageForm } from './page-screens.ts'

test('a new page: its fields in order with their defaults, and what is missing [ROUTE-028] [PAGE-001] [PAGE-002]', {
  tag: '@daily',
}, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/site-pages' })
  const form = pageForm(page)
  const heading = page.getByRole('banner').getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Create Page' }).click()
  await expect(heading).toHaveText('Static Pages')
  await expect(form.text).toBeVisible()
  const labels = ['Page Name', 'Show on Footer', 'Add to Home Page', 'Page For', 'Page Editor', 'Select Tag', 'Photo', 'Content']
  const shown = await page.getByRole('form', { name: 'Static Pages' }).locator('label').allTextContents()
  expect(shown.map((label) => label.replace(/\*$/, '').trim()).filter((label) => labels.includes(label))).toEqual(labels)
  await test.step('its defaults and options [PAGE-033] [PAGE-035] [PAGE-036]', async () => {
    await expect(form.onFooter).not.toBeChecked()
    await expect(form.onHome).not.toBeChecked()
    await expect(form.pageFor).toHaveValue('BOTH')
    await expect(form.pageFor.locator('option')).toHaveText(['Mobile View', 'Web View', 'Both'])
    await expect(form.editor).toHaveValue('FROALA')
    await expect(form.editor.locator('option')).toHaveText(['FROALA', 'HTML'])
  })
  await expect(form.photo.getByText('No Image Found !')).toBeVisible()
  await form.save.click()
  await expect(form.title).toBeFocused()
  await test.step('title and content are missing, said without a trailing blank [PAGE-015] [PAGE-016]', async () => {
    await expect(form.title).toHaveAccessibleDescription(/Please input page title/)
    await expect(page.getByRole('alert').filter({ hasText: 'page title' })).toHaveText(/^Please input page title$/)
    await expect(page.getByRole('alert').filter({ hasText: 'Content' })).toHaveText(/^Please input {2}Content$/)
  })
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'create-errors')
  expect(control.calls('CreateSitePage')).toEqual([])
})
