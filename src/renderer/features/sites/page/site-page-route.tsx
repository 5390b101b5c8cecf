import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { COMES_BACK } from '#components/list-state/list-place.ts'
import { useAddress, useAddressParameter, withoutParameters } from '#components/list-state/use-address.ts'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut, useShortcutSet } from '#components/shortcuts/shortcuts.ts'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { refusalOf, useCurrentUser } from '#data/session/current-user.ts'
import { listedSiteOf, type MessagingSite } from '#data/sites/listed-site.ts'
import { usePanels } from '#patterns/panels/panels.ts'
import { TabPanels } from '#patterns/record-page/tab-panels.tsx'
import { LookedUpSite } from '#patterns/screens/looked-up-site.tsx'
import { hereToReturn } from '#patterns/screens/return-to.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { recordAddress } from '#shared/record-link.ts'
import { NO_ACCESS } from '../messages.ts'
import { duplicateSitePath, editSitePath, editSiteState, emailOf, mobileOf, type Site, siteName } from '../site.ts'
import { type SiteActions, SiteActionsContext, sitePermissions, siteRefusals } from '../site-actions.tsx'
import { useSiteChanges } from '../use-site-changes.ts'
import { useNeighbours } from './neighbours.ts'
import { SiteHead } from './site-head.tsx'
import { SiteOverview } from './site-overview.tsx'
import { useConcerns } from './use-concerns.ts'

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    overflowY: 'auto',
    // A list in a tab stands where the content of the other tabs does.
    '--list-inset': '0px',
    '--list-start': '0px',
    '& > *': { flexShrink: 0 },
    '& > [role="tabpanel"]': { flexShrink: 1, minHeight: '320px' },
  },
})

/** The dialogs in the address: `?dialog=recharge`. They ask, and send nothing by themselves. */
const RECHARGE = 'recharge'
const RENEW = 'renew'

/** For how long the list counts as fresh, milliseconds: as on the list itself. */
const FRESH_FOR = 5 * 60_000

/** The page of one site: everything about a customer in one place. */
const SitePageRoute = () => {
  const { id = '' } = useParams()
  return (
    <LookedUpSite siteId={id} staleTime={FRESH_FOR}>
      {({ site, sites }) => <SitePage key={id} site={site} sites={sites} />}
    </LookedUpSite>
  )
}

const SitePage = ({ site, sites }: { readonly site: Site; readonly sites: readonly Site[] }) => {
  const styles = useStyles()
  const navigate = useNavigate()
  const { state } = useLocation() as { readonly state: unknown }
  const [here] = useAddress()
  const { Recharge, Renew, SiteServices, SiteWallet, SiteNotesAndTimeline, SiteMessaging, SiteMenus, SitePages } = usePanels()
  const { neighbours, back } = useNeighbours(site.siteId, sites)
  const concerns = useConcerns(site)
  const [, setTab] = useAddressParameter('tab')
  const [dialog, setDialog] = useAddressParameter('dialog')
  const actions = usePageActions(site, sites, back)
  const listed = useMemo(() => listedSiteOf(site), [site])

  const go = (other: Site | undefined): void => {
    if (other === undefined) return
    // The same tab, without what its lists had filtered.
    const address = withoutParameters(here, [], ['transactions', 'bought', 'timeline'])
    void navigate(`${recordAddress('site', other.siteId)}?${address}`, { replace: true, state })
  }
  useShortcut({ keys: 'alt+arrowup', description: 'To the previous site of the list', group: 'Site', run: () => go(neighbours?.previous) })
  useShortcut({ keys: 'alt+arrowdown', description: 'To the next site of the list', group: 'Site', run: () => go(neighbours?.next) })

  const { refused } = actions
  const rechargeRefusal = refusalOf(useCurrentUser(), ACTIONS.rechargeWallet, NO_ACCESS)
  const tabs = [
    { id: 'overview', title: 'Overview' },
    { id: 'services', title: 'Services and plans', denied: refused.openPayment },
    { id: 'wallet', title: 'Wallet and invoices', denied: refused.openPayment },
    { id: 'notes', title: 'Notes and timeline' },
    { id: 'messaging', title: 'Messaging', denied: refused.edit },
    { id: 'menus', title: 'Menus', denied: refused.openMenu },
    { id: 'pages', title: 'Pages', denied: refused.edit },
  ] as const
  const showTab = (id: string): void => setTab(id === tabs[0].id ? null : id, 'replace')
  useShortcutSet([
    ...tabs.map(({ id: tab, title, ...more }, place) => ({
      keys: String(place + 1),
      description: title,
      group: 'Site',
      ...('denied' in more && more.denied !== null ? {} : { run: () => showTab(tab) }),
    })),
    { keys: ACTION_KEYS.history, description: 'Notes and timeline', group: 'Site', run: () => showTab('notes') },
  ])
  return (
    <SiteActionsContext value={actions}>
      <article className={styles.page} aria-label={siteName(site)}>
        <SiteHead
          site={site}
          actions={actions}
          neighbours={neighbours}
          back={back}
          rechargeRefusal={rechargeRefusal}
          onGo={go}
          onRecharge={() => setDialog(RECHARGE, 'push')}
        />
        <TabPanels
          label="About the site"
          tabs={tabs}
          leaving={`What you typed for ${site.domain} is not saved.`}
          keeps="changed"
          panel={(tab) => {
            switch (tab) {
              case 'overview':
                return <SiteOverview site={site} listed={listed} concerns={concerns} />
              case 'services':
                return <SiteServices site={listed} />
              case 'wallet':
                return <SiteWallet site={listed} />
              case 'notes':
                return <SiteNotesAndTimeline site={listed} />
              case 'messaging':
                return <SiteMessaging site={messagingOf(site)} />
              case 'menus':
                return <SiteMenus site={listed} />
              case 'pages':
                return <SitePages site={listed} />
            }
          }}
        />
      </article>
      {dialog === RECHARGE && rechargeRefusal === null && <Recharge site={listed} onClose={() => setDialog(null, 'replace')} />}
      {dialog === RENEW && refused.openPayment === null && <Renew site={listed} onClose={() => setDialog(null, 'replace')} />}
    </SiteActionsContext>
  )
}

const messagingOf = (site: Site): MessagingSite => {
  const { siteId, domain, userName } = site
  return { siteId, domain, userName, contactNumber: mobileOf(site), contactEmail: emailOf(site) }
}

/** What can be done with the site from its page: what opens elsewhere from the list is a tab here. */
const usePageActions = (site: Site, sites: readonly Site[], back: string) => {
  const user = useCurrentUser()
  const { state } = useLocation() as { readonly state: unknown }
  const navigate = useNavigate()
  // A site that is gone has no page: back to the list that led here.
  const onDeleted = useCallback(() => void navigate(back, { replace: true, state: COMES_BACK }), [back, navigate])
  const changes = useSiteChanges(onDeleted)
  const { reason: writesBlocked } = useWriteGate()
  const [, setTab] = useAddressParameter('tab')
  const [, setDialog] = useAddressParameter('dialog')
  const actions = useMemo<SiteActions>(
    () => ({
      ...changes,
      may: sitePermissions(user),
      refused: siteRefusals(user),
      writesBlocked,
      open: () => undefined,
      edit: () => void navigate(editSitePath(site), { state: { ...editSiteState(site, sites), ...hereToReturn(state) } }),
      duplicate: () => void navigate(duplicateSitePath(site), { state: editSiteState(site, sites) }),
      openMenu: () => setTab('menus', 'replace'),
      openPayment: () => setTab('services', 'replace'),
      openHistory: () => setTab('notes', 'replace'),
      renew: () => setDialog(RENEW, 'push'),
    }),
    [changes, navigate, setDialog, setTab, site, sites, state, user, writesBlocked],
  )
  return actions
}

export default SitePageRoute
