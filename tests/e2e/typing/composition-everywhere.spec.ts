import type { Page } from '@playwright/test'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { ON_SCREEN } from '../routes/route-table.ts'
import { InputMethod } from './input-method.ts'

const FIELDS = 'input:not([type]), input[type="text"], input[type="search"], input[type="email"], input[type="tel"], input[type="url"], textarea'
const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'F3', 'Delete', 'Backspace', 'Tab']

/** State that a key of an input method must not change. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement
    const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')].map((each) => each.role)
    return { at: window.location.href, field: field.getAttribute('aria-label') ?? field.id, value: field.value, open }
  })

test('in no field of any screen does a key do anything that an input method takes', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const method = await InputMethod.of(page)
  let tried = 0
  for (const [path, { button, search = '' }] of Object.entries(ON_SCREEN)) {
    await openAddress(page, `${path}${search}`)
    await expect(page.getByRole('main').getByRole('button', { name: button, exact: true })).toBeEnabled()
    const fields = page.getByRole('main').locator(FIELDS).and(page.locator(':enabled:not([readonly])'))
    for (const field of await fields.all()) {
      if (!(await field.isVisible())) continue
      await field.focus()
      await method.compose('ka')
      const before = await stateOf(page)
      for (const key of KEYS) await method.press(key)
      expect({ path, ...(await stateOf(page)) }).toEqual({ path, ...before })
      await method.compose('')
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(60)
  const sent = controlOf(platform)
    .calls()
    .map(({ operation }) => operation)
  expect(sent.filter((operation) => /^(?:Add|Create|Delete|Save|Send|Update)/.test(operation))).toEqual([])
  await method.close()
})
