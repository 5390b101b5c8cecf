import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useCampaignRun } from '#data/campaigns/campaign-run.ts'
import { useAllMoneyEntries } from '#data/money/money-entries.ts'
import { unwrap } from '#data/platform/platform-failure.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { useBulkRuns } from '#patterns/bulk/bulk-runs.ts'
import { DRAFTS } from '#patterns/record-page/draft/draft-address.ts'
import { type TodayEntry, todayEntries } from './today-entries.ts'

/** What is read of this computer is asked for again whenever the screen opens. */
const LOCAL = { gcTime: 0, retry: false } as const

/** What the user began and did not finish, all of it known on this computer; undefined until it is read. */
export const useTodayEntries = (nameOf: (siteId: string) => string | null): readonly TodayEntry[] | undefined => {
  const bridge = useBridge()
  const may = useMayAccess()
  const payments = useAllMoneyEntries()
  const { runs } = useBulkRuns()
  const { run } = useCampaignRun()
  const drafts = useQuery({ queryKey: [DRAFTS, 'list'], queryFn: async () => unwrap(await bridge.drafts.list()), ...LOCAL })
  const library = useQuery({ queryKey: ['today', 'invoices'], queryFn: async () => unwrap(await bridge.invoices.list()).entries, ...LOCAL })
  const mayOf = { create: may({ group: 'site', operation: 'create_new_site' }), edit: may({ group: 'site', operation: 'edit_site' }) }
  const maySee = may({ group: 'site', operation: 'view_site_list' })
  const isRead = runs !== undefined && run !== undefined && !drafts.isPending && !library.isPending
  return useMemo(
    () =>
      isRead
        ? todayEntries({
            payments,
            bulkRuns: runs,
            campaign: run,
            drafts: (drafts.data ?? []).filter(({ form }) => (form === 'create-site' ? mayOf.create : mayOf.edit)),
            invoices: maySee ? (library.data ?? []) : [],
            nameOf,
          })
        : undefined,
    [drafts.data, isRead, library.data, mayOf.create, mayOf.edit, maySee, nameOf, payments, run, runs],
  )
}
