import { GLOBAL_TEMPLATE_SITE_ID, type MASTER_SITE_ID } from '../scope.ts'

/** The two kinds of message templates. */
export const TEMPLATE_TYPES = ['WHATSAPP', 'EMAIL'] as const
export type TemplateType = (typeof TEMPLATE_TYPES)[number]

/** The siteId that templates of a scope are kept under. */
export type TemplateSiteId = typeof MASTER_SITE_ID | typeof GLOBAL_TEMPLATE_SITE_ID

/** A type as people read it: WHATSAPP is Whatsapp, anything else Email. */
export const templateTypeLabel = (type: string | null | undefined): string => (type === 'WHATSAPP' ? 'Whatsapp' : 'Email')

/** A token in a text that is replaced for each recipient, and what its button says. */
export interface Placeholder {
  readonly token: string
  readonly label: string
}

/** What global templates may name. The source lists the tokens alone; the labels are those of the master placeholders where there is one. */
const GLOBAL_PLACEHOLDERS: readonly Placeholder[] = [
  { token: '_name_', label: 'Name' },
  { token: '_Balance_Amount_', label: 'Balance Amount' },
  { token: '_Spent_Amount_', label: 'Spent Amount' },
  { token: '_No_of_Orders_', label: 'No of Orders' },
  { token: '_Last_Visit_', label: 'Last Visit' },
  { token: '_domain_', label: 'Domain' },
]

/** What master templates and campaigns may name, in the order of the buttons; label and token of "Last Visit" disagree in the source. */
export const MASTER_PLACEHOLDERS = [
  { token: '_companyName_', label: 'Company Name' },
  { token: '_custName_', label: 'Customer Name' },
  { token: '_fqdn_', label: 'Domain' },
  { token: '_sitePlan_', label: 'Site Plan' },
  { token: '_Balance_Amount_', label: 'Balance Amount' },
  { token: '_Last_Login_', label: 'Last Visit' },
  { token: '_user_name_', label: 'User Name' },
] as const satisfies readonly Placeholder[]

/** The placeholders of a scope, in the order of their buttons. */
export const placeholdersOf = (siteId: TemplateSiteId): readonly Placeholder[] =>
  siteId === GLOBAL_TEMPLATE_SITE_ID ? GLOBAL_PLACEHOLDERS : MASTER_PLACEHOLDERS
