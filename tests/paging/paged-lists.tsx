import type { ReactElement } from 'react'
import type { HistorySite } from '#features/site-history/history-site.ts'
import type { PaymentSite } from '#features/site-payments/payment-site.ts'

const SITE: HistorySite = { siteId: 'site-1', domain: 'cafe.example', currency: 'INR' }
/** A site as the payment panels are given it. */
export const PAYMENT_SITE: PaymentSite = {
  ...SITE,
  companyName: null,
  custName: null,
  mobile: null,
  country: null,
  siteType: null,
  siteOptions: null,
  channelPartner: null,
  channelPartnerId: null,
  partnerType: null,
  isWalletEnabled: true,
}
const MESSAGING_SITE = { siteId: 'site-1', domain: 'cafe.example', userName: null, contactNumber: null, contactEmail: null }
const ignore = (): undefined => undefined
const FRAME = { leave: ignore, close: ignore, onDirtyChange: ignore }

/** Values of a form in which the reference site is chosen. */
export const FORM_VALUES = { siteType: 'O2OCommerce', siteOption: 'SPA', groupId: '', subdomain: 'own', domain: 'shops.example', referenceSite: '' }

/** How the rows of an operation are asked for, and the screen or panel that reads all of them. Modules are loaded once the bridge is there. */
export interface PagedList {
  readonly by: 'token' | 'skips'
  /** Rows of a full page, for lists with skips. */
  readonly limit?: number
  readonly draw: () => Promise<ReactElement>
}

export const PAGED_LISTS: Readonly<Record<string, PagedList>> = {
  GetTempleteByUpdatedAtBySiteId: {
    by: 'token',
    draw: async () => {
      const [{ TemplateList }, { MASTER_TEMPLATES }] = await Promise.all([
        import('#features/templates/template-list.tsx'),
        import('#features/templates/template-scope.ts'),
      ])
      return <TemplateList scope={MASTER_TEMPLATES} />
    },
  },
  GetSitePagesByAdmin: {
    by: 'token',
    draw: async () => {
      const { PageList } = await import('#features/pages/page-list.tsx')
      return <PageList />
    },
  },
  GetSitesBySiteTypeAndOption: {
    by: 'token',
    draw: async () => {
      const { ReferenceSiteField } = await import('#features/site-form/sections/reference-site-field.tsx')
      return <ReferenceSiteField />
    },
  },
  GetSiteSubRoleSiteId: {
    by: 'token',
    draw: async () => {
      const { NotificationsForm } = await import('#features/site-messaging/notifications/notifications-form.tsx')
      return <NotificationsForm site={MESSAGING_SITE} stored={[]} frame={FRAME} />
    },
  },
  GetSiteExtraServicesBySiteId: {
    by: 'token',
    draw: async () => {
      const { TimelinePanel } = await import('#features/site-history/timeline/timeline-panel.tsx')
      return <TimelinePanel site={SITE} />
    },
  },
  GetSitesBySiteType: {
    by: 'token',
    draw: async () => {
      const { Audience } = await import('#features/campaigns/audience/audience.tsx')
      const template = {
        siteId: 'master',
        slugName: 'sale',
        tempName: 'Sale',
        tempSubject: null,
        text: 'Hello',
        type: 'WHATSAPP',
        image: null,
        createdAt: 1,
        updatedAt: 1,
      }
      return <Audience channel="WHATSAPP" template={template} content="Hello" />
    },
  },
  GetCampaignHistoryByCreatedAtByAdmin: {
    by: 'token',
    draw: async () => {
      const { default: CampaignHistoryRoute } = await import('#features/campaigns/history/campaign-history-route.tsx')
      return <CampaignHistoryRoute />
    },
  },
  GetSiteTransactionsBySite: {
    by: 'skips',
    limit: 50,
    draw: async () => {
      const { TransactionsPanel } = await import('#features/site-payments/transactions/transactions-panel.tsx')
      return <TransactionsPanel site={PAYMENT_SITE} />
    },
  },
  GetSiteActionEventsFilter: {
    by: 'skips',
    limit: 100,
    draw: async () => {
      const { HistoryNotes } = await import('#features/site-history/history-notes.tsx')
      return <HistoryNotes siteId="site-1" onDirtyChange={ignore} />
    },
  },
}
