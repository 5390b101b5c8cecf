import { lazy } from 'react'
import type { Panels } from '#patterns/panels/panels.ts'

/** Which feature owns each panel. A feature that opens another one's panel asks for it by name: `usePanels()`. */
export const PANELS: Panels = {
  PaymentDetails: lazy(async () => ({ default: (await import('#features/site-payments/payment-details.tsx')).PaymentDetails })),
  SiteHistory: lazy(async () => ({ default: (await import('#features/site-history/site-history.tsx')).SiteHistory })),
  SiteNotes: lazy(async () => ({ default: (await import('#features/site-history/site-history.tsx')).SiteNotes })),
  SiteServicesStep: lazy(async () => ({ default: (await import('#features/site-payments/site-services-step.tsx')).SiteServicesStep })),
  WhatsappConfig: lazy(async () => ({ default: (await import('#features/site-messaging/whatsapp/whatsapp-config.tsx')).WhatsappConfig })),
  NotificationsMaster: lazy(async () => ({
    default: (await import('#features/site-messaging/notifications/notifications-master.tsx')).NotificationsMaster,
  })),
}
