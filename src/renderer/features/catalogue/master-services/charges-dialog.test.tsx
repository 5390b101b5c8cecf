// @vitest-environment jsdom

import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { PriceRow } from '#data/catalogue/plan.ts'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import { failure, success } from '#shared/result.ts'
import { drawScreen } from '#tests/drawn-screen.tsx'
import { ChargesDialog } from './charges-dialog.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

const rowOf = (domain: string, typeValue: string, charges: number | null): PriceRow => ({
  id: `${domain}::${typeValue}`,
  domain,
  typeValue,
  serviceName: 'POS',
  charges,
  chargesModel: null,
})

let fake: FakeBridge
let rows: PriceRow[]
/** True if the platform overwrites an existing row. */
let overwrites: boolean

beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  rows = [rowOf('pos', 'PAY_PER_USE', 100), rowOf('pos', 'MONTHLY', 39_900), rowOf('pos', 'YEARLY', 399_000)]
  overwrites = true
  fake.answer('activity.ofRecord', success({ entries: [], total: 0 }))
  fake.answer('platform.execute', ({ operation, variables }: CallArgument<'platform.execute'>) => {
    const answer = (data: object) => success({ data: JSON.stringify(data), receivedAt: 1 })
    if (operation === 'GetSiteConfigServices') return answer({ getSiteConfigServices: rows.filter(({ domain }) => domain === variables['domain']) })
    if (operation !== 'CreateSiteConfigServices') return failure('rejected', `nothing answers ${operation}`)
    const { domain, typeValue, charges = null } = variables as { domain: string; typeValue: string; charges?: number }
    if (overwrites) rows = rows.map((row) => (row.domain === domain && row.typeValue === typeValue ? { ...row, charges } : row))
    return answer({ createSiteConfigServices: rowOf(domain, typeValue, charges) })
  })
})

afterEach(cleanup)

const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label })
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }))

const openRecurring = () =>
  drawScreen(<ChargesDialog isRecurring service={rowOf('recaho', 'pos', null)} place={{ parameter: 'edit', value: 'pos' }} onClose={() => undefined} />, fake)

/** The error at a field after a failed save. */
const problemAt = async (label: string): Promise<string> => {
  await screen.findByText(/failed$/)
  await waitFor(async () => expect((await field(label)).getAttribute('aria-invalid')).toBe('true'))
  return document.getElementById((await field(label)).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? ''
}

test('each charge is read back, and saved is only what the platform has', async () => {
  await openRecurring()
  fireEvent.change(await field('MONTHLY'), { target: { value: '19.99' } })
  save()
  expect(await screen.findByText('Service Updated Successfully')).toBeTruthy()
  expect(rows.map(({ charges }) => charges)).toEqual([100, 1999, 399_000])
})

test('a charge that the platform did not overwrite is an error at its field, with both prices; nothing is lost [MSVC-016]', async () => {
  overwrites = false
  await openRecurring()
  fireEvent.change(await field('MONTHLY'), { target: { value: '19.99' } })
  save()
  expect(await problemAt('MONTHLY')).toBe(
    'The platform still has ₹399.00, not ₹19.99: it took the new price and did not overwrite the old one. Nothing you typed is lost.',
  )
  expect(screen.queryByText('Service Updated Successfully')).toBeNull()
  expect((await field('MONTHLY')).value).toBe('19.99')
  expect(screen.getByText(/Done already: "Save the charge PAY PER USE"/)).toBeTruthy()
  expect(fake.executed('CreateSiteConfigServices').map(({ typeValue }) => typeValue)).toEqual(['PAY_PER_USE', 'MONTHLY'])
})
