import type { ReactElement } from 'react'
import { AudienceOfType } from '#features/campaigns/audience/audience-screen.tsx'
import CampaignHistoryRoute from '#features/campaigns/history/campaign-history-route.tsx'
import { PageList } from '#features/pages/page-list.tsx'
import { ReferenceSiteField } from '#features/site-form/sections/reference-site-field.tsx'
import { HistoryNotes } from '#features/site-history/notes/history-notes.tsx'
import { TimelinePanel } from '#features/site-history/timeline/timeline-panel.tsx'
import type { HistorySite } from '#features/site-history/timeline/use-timeline.ts'
import { NotificationsForm } from '#features/site-messaging/notifications/notifications-master.tsx'
import type { PaymentSite } from '#features/site-payments/payment-site.ts'
import { TransactionsPanel } from '#features/site-payments/transactions/transactions-panel.tsx'
import { TemplateList } from '#features/templates/template-list.tsx'
import { MASTER_TEMPLATES } from '#features/templates/template-scope.ts'

const SITE: HistorySite = { siteId: 'site-1', domain: 'cafe.example', currency: 'INR' }
/** A site as the payment panels are given it. */
const PAYMENT_SITE: PaymentSite = {
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

/** Values of a form in which the reference site is chosen. */
export const FORM_VALUES = { siteType: 'O2OCommerce', siteOption: 'SPA', groupId: '', subdomain: 'own', domain: 'shops.example', referenceSite: '' }

/** How the rows of an operation are asked for, and the screen or panel that reads all of them. */
export interface PagedList {
  readonly by: 'token' | 'skips'
  /** Rows of a full page, for lists with skips. */
  readonly limit?: number
  readonly draw: () => ReactElement
}

export const PAGED_LISTS: Readonly<Record<string, PagedList>> = {
  GetTempleteByUpdatedAtBySiteId: {
    by: 'token',
    draw: () => <TemplateList scope={MASTER_TEMPLATES} />,
  },
  GetSitePagesByAdmin: {
    by: 'token',
    draw: () => <PageList />,
  },
  GetSitesBySiteTypeAndOption: {
    by: 'token',
    draw: () => <ReferenceSiteField name="referenceSite" label="Reference site" />,
  },
  GetSiteSubRoleSiteId: {
    by: 'token',
    draw: () => <NotificationsForm site={MESSAGING_SITE} stored={[]} />,
  },
  GetSiteExtraServicesBySiteId: {
    by: 'token',
    draw: () => <TimelinePanel site={SITE} />,
  },
  GetSitesBySiteType: {
    by: 'token',
    draw: () => {
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
      return <AudienceOfType channel="WHATSAPP" template={template} content="Hello" />
    },
  },
  GetCampaignHistoryByCreatedAtByAdmin: {
    by: 'token',
    draw: () => <CampaignHistoryRoute />,
  },
  GetSiteTransactionsBySite: {
    by: 'skips',
    limit: 50,
    draw: () => <TransactionsPanel site={PAYMENT_SITE} />,
  },
  GetSiteActionEventsFilter: {
    by: 'skips',
    limit: 100,
    draw: () => <HistoryNotes siteId="site-1" />,
  },
}
