import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useMoneyEntries } from '#data/money/money-entries.ts'
import { unwrap } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useCurrentUser, useMayAccess } from '#data/session/current-user.ts'
import { GetSiteWalletByIdDocument } from '#generated/graphql.ts'
import { DRAFTS, draftAddress } from '#patterns/record-page/draft/draft-address.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { daysBefore } from '#shared/domain/dashboards/dashboard-window.ts'
import type { Site } from '../site.ts'
import { type Circumstances, type Concern, concernsOf, IDLE_DAYS } from './attention.ts'

/** The sites without orders change once a day; for this many milliseconds they are not asked for again. */
const FRESH_FOR = 60 * 60_000

/** The wallet of a site; undefined while it is not known, or not to be seen by this user. */
export const useWallet = (siteId: string) => {
  const mayOpen = useMayAccess()({ group: 'editSite', operation: 'wallet_settings' })
  const { data, error } = useRead(GetSiteWalletByIdDocument, { siteId }, { enabled: mayOpen })
  return { mayOpen, wallet: data?.getSiteWalletById, hasFailed: error !== null && data === undefined }
}

/** Domains of the sites that have had no order for `IDLE_DAYS`, where this user may see the dashboard of them. */
const useIdleDomains = (): ReadonlySet<unknown> | undefined => {
  const bridge = useBridge()
  const { role, userName } = useCurrentUser()
  const enabled = useMayAccess()({ group: 'nonusage_dashboard', operation: 'nonusage_dashboard' })
  const since = daysBefore(useToday(), IDLE_DAYS)
  return useQuery({
    queryKey: ['idle-sites', since],
    queryFn: async () => {
      const call = { call: 'non_usage' as const, fromDate: since, pastDate: since, ...(role === 'ADMIN' ? {} : { username: userName }) }
      const { rows } = unwrap(await bridge.dashboards.rows({ call }))
      return new Set((JSON.parse(rows) as readonly { readonly domain?: unknown }[]).map(({ domain }) => domain))
    },
    enabled,
    staleTime: FRESH_FOR,
    structuralSharing: false,
  }).data
}

/** Whether a change of the site was begun that is not saved, and the way to it. */
const useDraft = (siteId: string): Circumstances['draft'] => {
  const bridge = useBridge()
  const mayEdit = useMayAccess()({ group: 'site', operation: 'edit_site' })
  const { data: isThere = false } = useQuery({
    queryKey: [DRAFTS, 'of-site', siteId],
    queryFn: async () => unwrap(await bridge.drafts.read({ form: `edit-site:${siteId}` })) !== null,
    gcTime: 0,
    retry: false,
  })
  return useMemo(() => (isThere ? { to: mayEdit ? draftAddress('/edit-site', { site: siteId }) : undefined } : null), [isThere, mayEdit, siteId])
}

/** What needs attention about a site, as far as it is known by now. */
export const useConcerns = (site: Site): readonly Concern[] => {
  const { siteId, domain } = site
  const { wallet } = useWallet(siteId)
  const idle = useIdleDomains()
  const draft = useDraft(siteId)
  const entries = useMoneyEntries()
  const today = useToday()
  return useMemo(() => {
    const unsettled = entries.filter((entry) => entry.siteId === siteId && entry.state === 'unknown')
    const currency = wallet?.currency ?? site.basicSiteSetting?.curr ?? DEFAULT_CURRENCY
    const known = wallet ? { balance: wallet.balance, currency } : null
    return concernsOf(site, { wallet: known, isWithoutOrders: idle?.has(domain), unsettled, draft }, today)
  }, [domain, draft, entries, idle, site, siteId, today, wallet])
}
