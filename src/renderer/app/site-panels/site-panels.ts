import { lazy } from 'react'

/** What is opened for a site from several screens, each a chunk of its own. Draw them inside `Suspense`. */

/** The dialog Payment Details of a site. Source: SVC-001. */
export const PaymentDetails = lazy(async () => ({ default: (await import('#features/site-payments/payment-details.tsx')).PaymentDetails }))

/** The dialog of a site's history: notes and timeline. Source: SLIST-010, NOTES-001. */
export const SiteHistory = lazy(async () => ({ default: (await import('#features/site-history/site-history.tsx')).SiteHistory }))

/** The dialog of a site's notes alone, for lists that know no more of the site than its id. Source: NOTES-001, DASH-015. */
export const SiteNotes = lazy(async () => ({ default: (await import('#features/site-history/site-notes.tsx')).SiteNotes }))

/** The step after a site's creation: services, plans and wallet. Source: SNEW-003, SVC-050, SVC-051. */
export const SiteServicesStep = lazy(async () => ({ default: (await import('#features/site-payments/site-services-step.tsx')).SiteServicesStep }))

/** The dialog of a site's own WhatsApp provider. Source: WAPP-001, SEDIT-023. */
export const WhatsappConfig = lazy(async () => ({ default: (await import('#features/site-messaging/whatsapp/whatsapp-config.tsx')).WhatsappConfig }))

/** The dialog Notifications Master of a site. Source: NOTIF-001, SEDIT-024. */
export const NotificationsMaster = lazy(async () => ({
  default: (await import('#features/site-messaging/notifications/notifications-master.tsx')).NotificationsMaster,
}))
