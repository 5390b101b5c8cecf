import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { plainRow } from '#data/platform/compact/compact-rows.ts'
import { isNotLoaded } from '#data/platform/incomplete-lists.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type ListedSite, listedSiteOf } from '#data/sites/listed-site.ts'
import { hereToReturn } from '#patterns/screens/return-to.ts'
import { recordAddress } from '#shared/record-link.ts'
import { currencyNotLoaded, NO_ACCESS, STILL_LOADING } from './messages.ts'
import type { FromList } from './page/neighbours.ts'
import { duplicateSitePath, editSitePath, editSiteState, type Site, siteMenuPath, siteName } from './site.ts'
import { type SiteActions, sitePermissions, siteRefusals } from './site-actions.tsx'
import { useSiteChanges } from './use-site-changes.ts'

/** What the amounts of a site are in. */
const CURRENCY = 'basicSiteSetting.curr'

/** The site whose panel is open, by its id; null while none is, or its amounts are in a currency that is not known. */
const useOpened = (sites: readonly Site[], id: string | null): ListedSite | null =>
  useMemo(() => {
    const site = id === null ? undefined : sites.find(({ siteId }) => siteId === id)
    return site === undefined || isNotLoaded(site, CURRENCY) ? null : listedSiteOf(site)
  }, [id, sites])

/**
 * What the rows of the list and the peek panel can do with a site, and what they have opened. `isArriving`: what is missing of the sites is not known yet, so
 * payments and history open once the list is whole.
 */
export const useSiteListActions = (sites: readonly Site[], isArriving: boolean) => {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const notify = useNotify()
  const changes = useSiteChanges()
  const { reason: writesBlocked } = useWriteGate()
  const [lookedBackAt, setLookedBackAt] = useAddressParameter('history')
  // Not `payment`: that is a filter of the list.
  const [paidFor, setPaidFor] = useAddressParameter('payments')
  const [renewed, setRenewed] = useAddressParameter('renew')
  const may = useMemo(() => sitePermissions(user), [user])
  const refused = useMemo(() => siteRefusals(user), [user])

  const actions = useMemo<SiteActions>(
    () => ({
      ...changes,
      may,
      refused,
      writesBlocked,
      // Asked when it is pressed: with it in the dependencies every keystroke of the search would draw the rows again.
      open: (site) => void navigate(recordAddress('site', site.siteId), { state: { list: window.location.search } satisfies FromList }),
      edit: (site) => void navigate(editSitePath(site), { state: { ...editSiteState(site, sites), ...hereToReturn() } }),
      duplicate: (site) => void navigate(duplicateSitePath(site), { state: editSiteState(site, sites) }),
      openMenu: (site) => void navigate(siteMenuPath(site), { state: { site: plainRow(site) } }),
      openPayment: (site) => setPaidFor(site.siteId, 'push'),
      openHistory: (site) => setLookedBackAt(site.siteId, 'push'),
      renew: (site) => setRenewed(site.siteId, 'push'),
    }),
    [changes, may, navigate, refused, setLookedBackAt, setPaidFor, setRenewed, sites, writesBlocked],
  )
  // The controls are disabled without the permission; a pasted link is answered with the error.
  const isDenied = (paidFor ?? renewed) !== null && !may.openPayment
  useEffect(() => {
    if (!isDenied) return
    notify.error(NO_ACCESS)
    setPaidFor(null, 'replace')
    setRenewed(null, 'replace')
  }, [isDenied, notify, setPaidFor, setRenewed])
  const payment = useOpened(sites, isDenied || isArriving ? null : paidFor)
  const renewal = useOpened(sites, isDenied || isArriving ? null : renewed)
  const history = useOpened(sites, isArriving ? null : lookedBackAt)
  // Amounts in a currency that is only guessed are worse than none.
  const unknown = useMemo(
    () => sites.find((site) => [paidFor, renewed, lookedBackAt].includes(site.siteId) && isNotLoaded(site, CURRENCY)),
    [lookedBackAt, paidFor, renewed, sites],
  )
  useEffect(() => {
    if (unknown === undefined) return
    notify.error(currencyNotLoaded(siteName(unknown)))
    if (unknown.siteId === paidFor) setPaidFor(null, 'replace')
    else if (unknown.siteId === renewed) setRenewed(null, 'replace')
    else setLookedBackAt(null, 'replace')
  }, [notify, paidFor, renewed, setLookedBackAt, setPaidFor, setRenewed, unknown])
  const isWaiting = isArriving && (paidFor ?? renewed ?? lookedBackAt) !== null
  useEffect(() => {
    if (isWaiting) notify.show({ id: 'sites-arriving', intent: 'info', message: STILL_LOADING })
  }, [isWaiting, notify])
  const closePayment = useCallback(() => setPaidFor(null, 'replace'), [setPaidFor])
  const closeHistory = useCallback(() => setLookedBackAt(null, 'replace'), [setLookedBackAt])
  const closeRenewal = useCallback(() => setRenewed(null, 'replace'), [setRenewed])
  return { actions, payment, closePayment, renewal, closeRenewal, history, closeHistory }
}
