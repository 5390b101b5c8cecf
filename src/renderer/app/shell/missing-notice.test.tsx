// @vitest-environment jsdom

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { useIsIncomplete } from '#data/platform/incomplete-lists.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetGroupAdminsDocument, GetInternalUsersByUserRoleDocument } from '#generated/graphql.ts'
import { exportName } from '#patterns/list-page/use-table-export.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import { PARTIAL_LISTS } from '#shared/partial-lists.ts'
import { success } from '#shared/result.ts'
import { MissingNotice, missingText } from './missing-notice.tsx'

configure({ asyncUtilTimeout: 20_000 })

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
})
afterEach(cleanup)

const twoLeftOut: Missing = { leftOut: 2, unusable: [], fields: [], isOpenEnded: false, reason: null }
const nothingKnown: Missing = { leftOut: 0, unusable: [], fields: [], isOpenEnded: true, reason: 'USER TABLE LOCKED' }

/** Two lists, and the notice of what is missing of them, as the shell has it. */
const open = async () => {
  const Lists = () => {
    const partners = useRead(GetInternalUsersByUserRoleDocument, { userRole: 'CP' })
    const owners = useRead(GetGroupAdminsDocument, {})
    return <p>{partners.data !== undefined && owners.data !== undefined && 'both are here'}</p>
  }
  const Frame = ({ hasLists }: { readonly hasLists: boolean }) => {
    const isIncomplete = useIsIncomplete()
    return (
      <FluentProvider theme={webLightTheme}>
        {isIncomplete && <MissingNotice />}
        {hasLists && <Lists />}
      </FluentProvider>
    )
  }
  const queries = createQueryClient()
  const drawn = (hasLists: boolean) => (
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={queries}>
        <Frame hasLists={hasLists} />
      </QueryClientProvider>
    </BridgeContext>
  )
  const { rerender } = render(drawn(true))
  await screen.findByText('both are here')
  return { leave: () => rerender(drawn(false)), nameOfExport: () => exportName('Partners', queries) }
}

const answerWith = (missing: { readonly partners?: Missing; readonly owners?: Missing }) =>
  fake.answer('platform.execute', ({ operation }: { readonly operation: string }) => {
    const [field, of] = operation === 'GetGroupAdmins' ? ['getGroupAdmins', missing.owners] : ['getInternalUsersByUserRole', missing.partners]
    return success({ data: JSON.stringify({ [field]: [] }), receivedAt: 1, ...(of === undefined ? {} : { missing: of }) })
  })

test('says of every list in use what is missing, and that an export is incomplete', async () => {
  answerWith({ partners: twoLeftOut, owners: nothingKnown })
  const { nameOfExport } = await open()
  const notice = await screen.findByText(/Some data could not be loaded/)
  expect(notice.parentElement?.textContent).toContain(
    '2 partners could not be loaded and are not in the list. The list of outlet owners may be incomplete. The platform says: USER TABLE LOCKED',
  )
  expect(nameOfExport()).toMatch(/^Partners \d{4}-\d\d-\d\d \(incomplete\)$/)
})

test('Retry asks again for the lists with gaps, and the notice goes', async () => {
  answerWith({ partners: twoLeftOut })
  await open()
  await screen.findByText(/2 partners/)
  answerWith({})
  const before = fake.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.poll(() => screen.queryByText(/Some data/)).toBeNull()
  expect(fake.calls.slice(before).filter((call) => call.includes('GetInternalUsersByUserRole'))).toHaveLength(1)
  expect(fake.calls.slice(before).filter((call) => call.includes('GetGroupAdmins'))).toHaveLength(0)
})

test('is not there for whole lists, nor for lists that no screen shows any more', async () => {
  answerWith({ owners: twoLeftOut })
  const { leave, nameOfExport } = await open()
  await screen.findByText(/2 outlet owners/)
  leave()
  await expect.poll(() => screen.queryByText(/Some data/)).toBeNull()
  expect(nameOfExport()).toMatch(/^Partners \d{4}-\d\d-\d\d$/)
})

const nothingMissing = { leftOut: 0, unusable: [], fields: [], isOpenEnded: false, reason: null }
const gap = (field: string, count: number) => ({ field, count, rows: [] })

test.each([
  ['one row', { leftOut: 1 }, ['1 site could not be loaded and is not in the list.']],
  ['rows left out on either side', { leftOut: 1200, unusable: [1, 2] }, ['1,202 sites could not be loaded and are not in the list.']],
  [
    'fields',
    { fields: [gap('siteRecurringConfig', 3), gap('basicSiteSetting.contactNumber', 1)] },
    ['Recurring services could not be loaded for 3 sites.', 'Contact number could not be loaded for 1 site.'],
  ],
  [
    'many fields',
    { fields: ['a', 'b', 'c', 'd', 'e', 'f'].map((field) => gap(field, 2)) },
    [
      'A could not be loaded for 2 sites.',
      'B could not be loaded for 2 sites.',
      'C could not be loaded for 2 sites.',
      'D could not be loaded for 2 sites.',
      '2 more fields could not be loaded.',
    ],
  ],
  [
    'one field more than are named',
    { fields: ['a', 'b', 'c', 'd', 'e'].map((field) => gap(field, 1)) },
    [
      'A could not be loaded for 1 site.',
      'B could not be loaded for 1 site.',
      'C could not be loaded for 1 site.',
      'D could not be loaded for 1 site.',
      '1 more field could not be loaded.',
    ],
  ],
  ['what cannot be counted', { isOpenEnded: true, reason: 'TABLE LOCKED' }, ['The list of sites may be incomplete.', 'The platform says: TABLE LOCKED']],
  ['nothing', {}, []],
])('%s', (_, missing, sentences) => {
  expect(missingText('GetSitesAdmin', { ...nothingMissing, ...missing })).toEqual(sentences)
})

test('every list that a screen shows in part has words for its rows', () => {
  const readByForm = ['GetSitesAdminForBulk', 'GetSitesAdminForPlans', 'GetSitesAdminRecords', 'GetSitesBySiteTypeAndOptionRecords']
  const shown = Object.keys(PARTIAL_LISTS).filter((name) => !readByForm.includes(name))
  expect(shown).toHaveLength(9)
  expect(shown.filter((name) => missingText(name, { ...nothingMissing, leftOut: 2 })[0]?.includes('rows'))).toEqual([])
})
