import { filtersOf, inFilter } from '../dashboards/board-on-screen.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainMenu } from '../routes/route-table.ts'

const today = new Date()
const two = (value: number): string => String(value).padStart(2, '0')

test('a dashboard takes a period by name too: the days of the Onboarding Dashboard', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const last = new Date(today.getFullYear(), today.getMonth(), 0)
  const boardDate = (day: number): string => `${two(day)}-${two(last.getMonth() + 1)}-${last.getFullYear()}`
  await mainMenu(page).getByRole('link', { name: 'Onboarding Dashboard' }).click()
  const onboarding = filtersOf(page, 'Onboarding Dashboard')
  await inFilter(onboarding, 'Date range', async (editor) => {
    await editor.getByRole('combobox', { name: 'Period' }).selectOption('Last month')
    await expect(editor.getByRole('textbox', { name: 'From' })).toHaveValue(boardDate(1))
    await expect(editor.getByRole('textbox', { name: 'To' })).toHaveValue(boardDate(last.getDate()))
  })
  await expect(onboarding.getByRole('group', { name: 'Date range: Last month', exact: true })).toBeVisible()
})

test('a month that is chosen by its name in the Renewal Dashboard is asked for from its first to its last day, and keeps its name', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  await mainMenu(page).getByRole('link', { name: 'Renewal Dashboard' }).click()
  const filters = filtersOf(page, 'Renewal Dashboard')
  const sent = () => control.sent('rest.renewal_dashboard').at(-1)
  const nameOf = (months: number): string =>
    new Date(today.getFullYear(), today.getMonth() + months, 1).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })
  const minute = (months: number, day: number, hour: number, minutes: number): string =>
    String(new Date(today.getFullYear(), today.getMonth() + months, day, hour, minutes).getTime() / 1000)

  await test.step('next month', async () => {
    await inFilter(filters, 'Month', (editor) => editor.getByRole('radio', { name: `Next month (${nameOf(1)})` }).click())
    await expect.poll(sent).toMatchObject({ fromDate: minute(1, 1, 0, 1), toDate: minute(2, 0, 23, 59) })
    await expect(filters.getByRole('group', { name: `Month: Next month (${nameOf(1)})`, exact: true })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('month')).toBe('next-month')
  })
  await test.step('last month, in its place', async () => {
    await inFilter(filters, 'Month', (editor) => editor.getByRole('radio', { name: `Last month (${nameOf(-1)})` }).click())
    await expect.poll(sent).toMatchObject({ fromDate: minute(-1, 1, 0, 1), toDate: minute(0, 0, 23, 59) })
    expect(new URL(page.url()).searchParams.get('month')).toBe('last-month')
  })
  await test.step('the name is in the address: a reload asks for the same month', async () => {
    const before = control.sent('rest.renewal_dashboard').length
    await page.reload()
    await expect(filters.getByRole('group', { name: `Month: Last month (${nameOf(-1)})`, exact: true })).toBeVisible()
    await expect.poll(() => control.sent('rest.renewal_dashboard').slice(before)).toEqual([expect.objectContaining({ fromDate: minute(-1, 1, 0, 1) })])
  })
})
