import {
  BuildingShopRegular,
  CalendarSyncRegular,
  ChatRegular,
  DocumentRegular,
  EditRegular,
  type FluentIcon,
  NoteRegular,
  ReceiptRegular,
  TextBulletListSquareRegular,
  WalletCreditCardRegular,
} from '@fluentui/react-icons'
import { type Access, type AccessSubject, mayAccess } from '#shared/domain/permission.ts'
import { folded } from '#shared/domain/text/folded-text.ts'
import { recordAddress } from '#shared/record-link.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { foundIn } from './record-index.ts'
import type { Site } from './site-index.ts'

/** Something that is done with a site: typed as "recharge aditi". */
interface SiteDeed {
  readonly verb: string
  readonly icon: FluentIcon
  readonly needs: readonly Access[]
  readonly address: (siteId: string) => string
}

const VIEW: Access = { group: 'site', operation: 'view_site_list' }
const PAY: Access = { group: 'editSite', operation: 'wallet_settings' }
const EDIT: Access = { group: 'site', operation: 'edit_site' }

const onTab =
  (tab: string) =>
  (siteId: string): string =>
    `${recordAddress('site', siteId)}?tab=${tab}`

const DEEDS: readonly SiteDeed[] = [
  {
    verb: 'Recharge',
    icon: WalletCreditCardRegular,
    needs: [VIEW, { group: 'site', operation: 'wallet_recharge' }],
    address: (siteId) => `${recordAddress('site', siteId)}?dialog=recharge`,
  },
  { verb: 'Renew', icon: CalendarSyncRegular, needs: [VIEW, PAY], address: (siteId) => `${recordAddress('site', siteId)}?dialog=renew` },
  { verb: 'Edit', icon: EditRegular, needs: [VIEW, EDIT], address: (siteId) => `/edit-site?${new URLSearchParams({ site: siteId })}` },
  { verb: 'Plans of', icon: DocumentRegular, needs: [VIEW, PAY], address: onTab('services') },
  { verb: 'Invoices of', icon: ReceiptRegular, needs: [VIEW, PAY], address: onTab('wallet') },
  { verb: 'Notes of', icon: NoteRegular, needs: [VIEW], address: onTab('notes') },
  { verb: 'Messaging of', icon: ChatRegular, needs: [VIEW, EDIT], address: onTab('messaging') },
  { verb: 'Menus of', icon: TextBulletListSquareRegular, needs: [VIEW, { group: 'manageMenu', operation: 'view_Menu' }], address: onTab('menus') },
]

/** How many sites a deed is offered for. */
export const DEED_SITES = 5

/** What a text asks to be done, and with which sites: "rech aditi exports" is Recharge and "aditi exports"; null where it begins with no deed of this user. */
export const deedIn = (typed: string, user: AccessSubject): { readonly deed: SiteDeed; readonly sites: string } | null => {
  const [, word = '', , sites = ''] = /^(\p{L}{3,})(\s+of)?\s+(\S.*)$/u.exec(folded(typed)) ?? []
  const begins = (verb: string): boolean => folded(verb).startsWith(word)
  const deed = word === '' ? undefined : DEEDS.find(({ verb, needs }) => begins(verb) && needs.every((access) => mayAccess(user, access)))
  return deed === undefined ? null : { deed, sites }
}

/** The deed of a key that `deedEntry` gave, with the id of its site; null where this user may not do it. */
export const deedOfKey = (key: string, user: AccessSubject): { readonly deed: SiteDeed; readonly siteId: string } | null => {
  const deed = DEEDS.find(({ verb, needs }) => key.startsWith(`${verb} `) && needs.every((access) => mayAccess(user, access)))
  return deed === undefined ? null : { deed, siteId: key.slice(deed.verb.length + 1) }
}

type Navigate = (address: string) => void

const nameOf = ({ companyName, domain }: Site): string => companyName || domain

export const deedEntry = ({ verb, icon, address }: SiteDeed, site: Site, navigate: Navigate): PaletteEntry => ({
  key: `${verb} ${site.siteId}`,
  group: 'Actions',
  label: `${verb} ${nameOf(site)}`,
  hint: whoItIs(site),
  icon,
  run: () => navigate(address(site.siteId)),
})

export const siteEntry = (site: Site, typed: string, navigate: Navigate): PaletteEntry => ({
  key: site.siteId,
  group: 'Sites',
  label: nameOf(site),
  hint: [whoItIs(site), foundIn(typed, `${nameOf(site)} ${whoItIs(site)}`, notShown(site))].filter(Boolean).join(' · '),
  icon: BuildingShopRegular,
  run: () => navigate(recordAddress('site', site.siteId)),
})

/** Tells a site from others of its name: customer and city, then the domain. */
const whoItIs = ({ custName, domain, basicSiteSetting }: Site): string =>
  [[custName, basicSiteSetting?.footerAddress?.city].filter(Boolean).join(', '), domain].filter(Boolean).join(' · ')

/** What is searched of a site and not on screen. */
const notShown = ({ siteId, fqdn, contactEmail, basicSiteSetting }: Site) => [
  basicSiteSetting?.contactNumber,
  basicSiteSetting?.contactEmail,
  contactEmail,
  siteId,
  fqdn,
]
