import type { ComponentType } from 'react'
import { requiredContext } from '#data/bridge/required-context.ts'
import type { ListedSite, MessagingSite } from '#data/sites/listed-site.ts'
import type { RecordUndo } from '#shared/bridge/activity.ts'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'

type SitePanel<Site> = ComponentType<{ readonly site: Site; readonly onClose: () => void }>

/** A tab of a site's page, one of its `TabPanels`. */
type SiteTab<Site> = ComponentType<{ readonly site: Site }>

/** Sites that are to be changed together. */
export type BulkSites = readonly {
  readonly id: string
  readonly domain: string
  readonly name: string
  /** What it is billed in. */
  readonly currency: string
  /** What decides which fields it has; empty where it is not known. */
  readonly kind: { readonly siteType: string; readonly siteOption: string }
}[]

/** Plain fields of a site that are changed where they are shown, by their name in Edit Site. */
export type SiteFact = 'companyName' | 'enabled' | 'tillDate' | 'custName' | 'contactNumber' | 'ownerEmail' | 'supportAccManager' | 'salesPerson'

export interface SiteFactEditorProps {
  /** What the list knows of it: where the platform is asked for the rest. */
  readonly site: Pick<ListedSite, 'siteId' | 'domain' | 'siteType' | 'siteOptions'>
  readonly field: SiteFact
  /** The value on screen, as the form holds it: a day as YYYY-MM-DD. */
  readonly shown: string | boolean
  /** The platform has it: the value as the form holds it. */
  readonly onSaved: (value: string | boolean) => void
  readonly onClose: () => void
}

export interface SiteAudienceProps {
  /** How many sites were chosen before; null: none, and the audience is chosen afterwards. */
  readonly chosen: number | null
  /** Ids of the sites that the view shows at this moment; null: the audience is chosen afterwards. Keep it stable. */
  readonly onChosen: (ids: readonly string[] | null) => void
}

export interface UndoPanelProps {
  readonly undo: RecordUndo
  /** Of the record, as people know it: of a site its domain. */
  readonly name: string
  readonly onClose: () => void
}

export interface NotificationsMasterProps {
  readonly site: MessagingSite
  /** The site's "Communication channels", as the form around the dialog has them. */
  readonly channels: { readonly isOn: boolean; readonly onSwitch: (isOn: boolean) => void }
  readonly onClose: () => void
}

/** Dialogs, tabs and steps that one feature opens and another owns, by name. Each is a chunk of its own. */
export interface Panels {
  /** The dialog Payment Details of a site. */
  readonly PaymentDetails: SitePanel<ListedSite>
  /** The dialog that recharges a site's wallet. */
  readonly Recharge: SitePanel<ListedSite>
  /** The dialog that renews a site's plan and add-ons, with payment, invoice and its message. */
  readonly Renew: SitePanel<ListedSite>
  /** Shows an invoice's PDF, from this computer or downloaded first. */
  readonly InvoiceView: ComponentType<{ readonly invoice: InvoiceToDownload; readonly onClose: () => void }>
  /** Plans, recurring and one-time services of a site. */
  readonly SiteServices: SiteTab<ListedSite>
  /** Wallet and transactions of a site, with their invoices. */
  readonly SiteWallet: SiteTab<ListedSite>
  /** Notes and timeline of a site. */
  readonly SiteNotesAndTimeline: SiteTab<ListedSite>
  /** The timeline of a site alone. */
  readonly SiteTimeline: ComponentType<{ readonly site: ListedSite }>
  readonly SiteMenus: SiteTab<ListedSite>
  readonly SitePages: SiteTab<ListedSite>
  /** The dialog of a site's history: notes and timeline. */
  readonly SiteHistory: SitePanel<ListedSite>
  /**
   * The dialog of a site's notes alone, for lists that know a site's id and name, and its domain (null) only where
   * the platform gave it.
   */
  readonly SiteNotes: ComponentType<{ readonly siteId: string; readonly domain: string | null; readonly name: string; readonly onClose: () => void }>
  /** The step after a site's creation: services, plans and wallet. Draw it inside `Suspense`. */
  readonly SiteServicesStep: ComponentType<{ readonly siteId: string; readonly onFinish: () => void }>
  /** What takes a change of plain fields back, by what was changed. */
  readonly RecordUndos: Readonly<Record<RecordUndo['sort'], ComponentType<UndoPanelProps>>>
  /** The choice among the saved views of the list of sites, as the audience of a message. */
  readonly SiteAudience: ComponentType<SiteAudienceProps>
  /** Changes one plain field of a site in place. */
  readonly SiteFactEditor: ComponentType<SiteFactEditorProps>
  /** WhatsApp providers and notifications of a site. */
  readonly SiteMessaging: SiteTab<MessagingSite>
  /** The dialog of a site's own WhatsApp provider. */
  readonly WhatsappConfig: SitePanel<MessagingSite>
  /** The dialog of a site's WhatsApp provider settings. */
  readonly WhatsappSettings: SitePanel<MessagingSite>
  /** Changes one field of many sites: the choice, then the dry run. */
  readonly BulkSiteChange: ComponentType<{ readonly sites: BulkSites; readonly onClose: () => void }>
  /** Writes a note to many sites: the note, then the dry run. */
  readonly BulkNote: ComponentType<{ readonly sites: BulkSites; readonly onClose: () => void }>
  /** Subscribes many sites to a plan: plan and terms, then the dry run. */
  readonly BulkPlanChange: ComponentType<{ readonly sites: BulkSites; readonly onClose: () => void }>
  /** The dialog Notifications Master of a site. */
  readonly NotificationsMaster: ComponentType<NotificationsMasterProps>
}

/** The panels registered beside the route table. */
export const [PanelsContext, usePanels] = requiredContext<Panels>('usePanels needs PanelsContext above it')
