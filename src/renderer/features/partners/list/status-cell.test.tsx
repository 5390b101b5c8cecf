// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Partner } from '../partner.ts'
import { PARTNER_COLUMNS, type PartnerActions, PartnerActionsContext } from './partner-columns.tsx'

afterEach(cleanup)

const PARTNER = { username: 'cp-1', companyName: 'Kochi Foods' } as Partner

/** The cell Status of a partner that is enabled or not. */
const draw = (enabled: boolean | null, editUser: PartnerActions['editUser'] = vi.fn()) => {
  const switchStatus = vi.fn()
  const actions = { writesBlocked: null, busy: new Set<string>(), switchStatus, editUser } as Partial<PartnerActions> as PartnerActions
  const status = PARTNER_COLUMNS.find(({ id }) => id === 'status')
  render(
    <PartnerActionsContext value={actions}>
      {status?.render?.({ partner: { ...PARTNER, enabled }, number: 1, balance: null, customers: null } as never)}
    </PartnerActionsContext>,
  )
  return { switchStatus, editUser }
}

test('an enabled partner has a switch, which turns it off [CPL-013]', () => {
  const { switchStatus } = draw(true)
  const own = screen.getByRole('switch', { name: 'Status of Kochi Foods' })
  expect(own.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(own)
  expect(switchStatus).toHaveBeenCalledWith({ ...PARTNER, enabled: true })
})

test.each([false, null])('one whose enabled is %s has none: its status leads to Edit User [CPL-015]', (enabled) => {
  const { editUser } = draw(enabled)
  expect(screen.queryByRole('switch')).toBeNull()
  const link = screen.getByRole('button')
  expect(link.textContent).toBe('Inactive')
  fireEvent.click(link)
  expect(editUser).toHaveBeenCalledWith({ ...PARTNER, enabled })
})

test('who may not edit users sees the word alone', () => {
  draw(false, null)
  expect(screen.getByText('Inactive')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
