import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, useEffect, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { ListPlacesContext, newListPlaces } from '#components/list-state/list-place.ts'
import { BridgeContext, useConsole, useSession } from '#data/bridge/bridge-context.ts'
import { filteredBridge } from '#data/bridge/filtered-bridge.ts'
import { MoneyEvents } from '#data/money/money-events.tsx'
import { createQueryClient } from '#data/platform/query-client.ts'
import { PRODUCT_NAME } from '#data/session/messages.ts'
import { whileSessionOf } from '#data/session/own-calls.ts'
import { FollowWindows } from '#data/windows/follow-windows.ts'
import { type Panels, PanelsContext } from '#patterns/panels/panels.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import { Appearance } from './appearance/appearance.tsx'
import { Notifications } from './notifications/notifications.tsx'
import { Screens } from './routing/router.tsx'
import { ScreenBoundary } from './routing/screen-boundary.tsx'
import { ConnectionGate, IdentityGate, ProfileGate, StartUp } from './session/gates.tsx'
import { NoticeBar } from './session/notice-bar.tsx'
import { Reconnect, SlowPlatform } from './shell/platform-watch.ts'
import type { SessionAhead, Started } from './start.ts'

const QueryDevtools = __DEVELOPMENT__ ? lazyPart(async () => (await import('./development/query-devtools.tsx')).default) : null

/** The whole window: what must be there before a screen can be shown, from the outside in. */
export const App = ({ services, ahead, begin }: Started) => (
  <BridgeContext value={services}>
    <Appearance>
      <ScreenBoundary title={PRODUCT_NAME}>
        {() => (
          <Notifications>
            <NoticeBar />
            <ConnectionGate>
              <IdentityGate>{(user) => <Session key={user.userName} user={user} ahead={ahead()} begin={begin} />}</IdentityGate>
            </ConnectionGate>
          </Notifications>
        )}
      </ScreenBoundary>
    </Appearance>
  </BridgeContext>
)

interface SessionProps extends Pick<Started, 'begin'> {
  readonly user: SignedInUser
  readonly ahead: SessionAhead | undefined
}

/**
 * One user's session: its own cache, router and way to main, so that nothing of one user is left for the next or goes
 * on as theirs.
 */
const Session = ({ user, ahead, begin }: SessionProps) => {
  const [queries] = useState(() => ahead?.queries ?? createQueryClient())
  const [places] = useState(newListPlaces)
  const { phase } = useSession()
  const services = useConsole()
  const { preferences, session } = services
  const [own] = useState(() => ({ ...services, bridge: filteredBridge(services.bridge, whileSessionOf(session, user.userName)) }))
  // Saved views belong to the user, so they are there only now; a list opens with its default view.
  const [hasViews, setHasViews] = useState(ahead?.hasViews ?? false)
  useEffect(() => {
    if (hasViews) return
    void preferences.read().finally(() => {
      begin()
      setHasViews(true)
    })
  }, [begin, hasViews, preferences])
  return (
    <BridgeContext value={own}>
      <QueryClientProvider client={queries}>
        <Reconnect phase={phase} />
        <SlowPlatform />
        <MoneyEvents />
        <FollowWindows />
        <PanelsContext value={PANELS}>
          <ListPlacesContext value={places}>
            <ProfileGate identity={user}>{hasViews ? <Screens /> : <StartUp label="Starting" />}</ProfileGate>
          </ListPlacesContext>
        </PanelsContext>
        {QueryDevtools !== null && <QueryDevtools />}
      </QueryClientProvider>
    </BridgeContext>
  )
}

/** Which feature owns each panel. A feature that opens another one's panel asks for it by name: `usePanels()`. */
export const PANELS: Panels = {
  PaymentDetails: lazyPart(async () => (await import('#features/site-payments/payment-details.tsx')).PaymentDetails),
  Recharge: lazyPart(async () => (await import('#features/site-payments/site-tabs.tsx')).Recharge),
  Renew: lazyPart(async () => (await import('#features/site-payments/renewal/renew-dialog.tsx')).RenewDialog),
  InvoiceView: lazyPart(async () => (await import('#features/invoice-library/viewer/invoice-view.tsx')).InvoiceView),
  SiteServices: lazyPart(async () => (await import('#features/site-payments/site-tabs.tsx')).SiteServices),
  SiteWallet: lazyPart(async () => (await import('#features/site-payments/site-tabs.tsx')).SiteWallet),
  SiteNotesAndTimeline: lazyPart(async () => (await import('#features/site-history/site-history.tsx')).SiteNotesAndTimeline),
  SiteTimeline: lazyPart(async () => (await import('#features/site-history/timeline/timeline-panel.tsx')).TimelinePanel),
  SiteMenus: lazyPart(async () => (await import('#features/menus/list/manage-menu.tsx')).SiteMenus),
  SitePages: lazyPart(async () => (await import('#features/site-form/pages/site-pages-tab.tsx')).SitePagesTab),
  SiteHistory: lazyPart(async () => (await import('#features/site-history/site-history.tsx')).SiteHistory),
  SiteNotes: lazyPart(async () => (await import('#features/site-history/site-history.tsx')).SiteNotes),
  SiteServicesStep: lazy(async () => ({ default: (await import('#features/site-payments/site-services-step.tsx')).SiteServicesStep })),
  RecordUndos: {
    site: lazyPart(async () => (await import('#features/site-form/edit/undo-site.tsx')).UndoSite),
    user: lazyPart(async () => (await import('#features/users/edit/undo-user.ts')).UndoUser),
    template: lazyPart(async () => (await import('#features/templates/undo-template.ts')).UndoTemplate),
    menu: lazyPart(async () => (await import('#features/menus/form/undo-menu.tsx')).UndoMenu),
    page: lazyPart(async () => (await import('#features/pages/undo-page.ts')).UndoPage),
    plan: lazyPart(async () => (await import('#features/catalogue/plans/undo-plan.tsx')).UndoPlan),
    service: lazyPart(async () => (await import('#features/catalogue/platform-services/undo-platform.ts')).UndoPlatform),
    partner: lazyPart(async () => (await import('#features/partners/list/undo-partner.ts')).UndoPartner),
    'partner-price': lazyPart(async () => (await import('#features/partners/mapping/undo-price.ts')).UndoPrice),
  },
  SiteAudience: lazyPart(async () => (await import('#features/sites/site-audience.tsx')).SiteAudience),
  SiteFactEditor: lazyPart(async () => (await import('#features/site-form/edit/site-fact-editor.tsx')).SiteFactEditor),
  SiteMessaging: lazyPart(async () => (await import('#features/site-messaging/site-messaging-tab.tsx')).SiteMessaging),
  WhatsappConfig: lazyPart(async () => (await import('#features/site-messaging/whatsapp/whatsapp-config.tsx')).WhatsappConfig),
  WhatsappSettings: lazyPart(async () => (await import('#features/site-messaging/whatsapp/whatsapp-settings.tsx')).WhatsappSettings),
  BulkSiteChange: lazyPart(async () => (await import('#features/site-form/bulk/bulk-site-change.tsx')).BulkSiteChange),
  BulkNote: lazyPart(async () => (await import('#features/site-history/notes/bulk-note.tsx')).BulkNote),
  BulkPlanChange: lazyPart(async () => (await import('#features/site-payments/plans/bulk-plan-change.tsx')).BulkPlanChange),
  NotificationsMaster: lazyPart(async () => (await import('#features/site-messaging/notifications/notifications-master.tsx')).NotificationsMaster),
}
