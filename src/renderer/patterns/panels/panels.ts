import { type ComponentType, createContext, useContext } from 'react'
import type { ListedSite, MessagingSite } from '#data/sites/listed-site.ts'

interface MessagingProps {
  readonly site: MessagingSite
  readonly onClose: () => void
}

/** Dialogs and steps that one feature opens and another owns, by name. Each is a chunk of its own: draw them inside `Suspense`. */
export interface Panels {
  /** The dialog Payment Details of a site. */
  readonly PaymentDetails: ComponentType<{ readonly site: ListedSite; readonly onClose: () => void }>
  /** The dialog of a site's history: notes and timeline. */
  readonly SiteHistory: ComponentType<{ readonly site: ListedSite; readonly onClose: () => void }>
  /** The dialog of a site's notes alone, for lists that know only the site's id and a name to show until its domain is loaded. */
  readonly SiteNotes: ComponentType<{ readonly siteId: string; readonly name: string; readonly onClose: () => void }>
  /** The step after a site's creation: services, plans and wallet. */
  readonly SiteServicesStep: ComponentType<{ readonly siteId: string; readonly onFinish: () => void }>
  /** The dialog of a site's own WhatsApp provider. */
  readonly WhatsappConfig: ComponentType<MessagingProps>
  /** The dialog Notifications Master of a site. */
  readonly NotificationsMaster: ComponentType<MessagingProps>
}

export const PanelsContext = createContext<Panels | null>(null)

/** The panels registered beside the route table. */
export const usePanels = (): Panels => {
  const panels = useContext(PanelsContext)
  if (panels === null) throw new Error('usePanels needs PanelsContext above it')
  return panels
}
