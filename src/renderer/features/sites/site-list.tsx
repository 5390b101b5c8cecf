import { BuildingShopRegular } from '@fluentui/react-icons'
import { lastOfToday } from '#components/clock/use-today.ts'
import { isNotLoaded } from '#data/platform/incomplete-lists.ts'
import { type InternalUser, partnerChoices, salesPersonChoices, supportManagerChoices, type UserChoice } from '#data/users/pickers.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { ColumnFilter, FreeFilter, ListColumn, ListedValues } from '#patterns/list-page/list-filters.ts'
import { countryName } from '#shared/domain/country.ts'
import { formatDate } from '#shared/domain/date.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { isExpired, isExpiring, licenseOf } from '#shared/domain/site/license.ts'
import { appVersionOf } from '#shared/domain/site/site-choices.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { hasActivePlan, isFreeSite, SITE_STATUS_DIFFERENCES, SITE_STATUS_LABELS, siteStatusLabel, statusDifference } from '#shared/domain/site/site-status.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { EXPIRED_LABEL, EXPIRING_LABEL, EXPIRING_SOON_LABEL, FREE_LABEL, LIST_FAILED } from './messages.ts'
import { cityOf, countryOf, emailOf, mobileOf, partnerNameOf, planNamesOf, type Site, siteName, stateOf } from './site.ts'
import { UserNameCell, VersionCell } from './site-cells.tsx'

const countryNameOf = (site: Site): string | null => {
  const code = countryOf(site)
  return code === null ? null : countryName(code)
}

type TextColumn = Extract<ListColumn<Site>, { readonly kind: 'text' }>
type ColumnOptions = Pick<TextColumn, 'id' | 'title' | 'width'> & Partial<TextColumn>

type TextField = { [Key in keyof Site]: Site[Key] extends string | null ? Key : never }[keyof Site]

/** A column of a text of a site's record: as it stands there, unless `value` says otherwise. */
const ofRecord = (field: TextField, options: ColumnOptions): ListColumn<Site> => ({ kind: 'text', field, value: (site) => site[field], ...options })

/** A column of the settings, which waits in the column chooser. */
const ofSettings = (path: string, options: ColumnOptions & Pick<TextColumn, 'value'>): ListColumn<Site> => ({
  kind: 'text',
  field: `basicSiteSetting.${path}`,
  hiddenByDefault: true,
  ...options,
})

type DateField = 'createdAt' | 'tillDate' | 'loggedInAt' | 'lastAccessAt'

const dated = (field: DateField, id: string, title: string, options: { readonly hiddenByDefault?: true } = {}): ListColumn<Site> => ({
  id,
  title,
  kind: 'date',
  field,
  value: (site) => site[field],
  text: (site) => formatDate(site[field]),
  filter: { kind: 'range', unit: 'day' },
  width: 104,
  ...options,
})

/** The end of the license, with how long it still is till then: amber from 30 days on, red once it is over. */
const LICENSE_END: ListColumn<Site> = {
  ...dated('tillDate', 'till', 'License end'),
  remarkWidth: 72,
  remark: ({ tillDate }) => {
    const license = licenseOf(tillDate, lastOfToday())
    if (license === null) return null
    const { standing, when } = license
    return standing === 'fine' ? { text: when } : { text: when, tone: standing === 'over' ? 'danger' : 'warning' }
  },
}

/** Status of a site by its services. */
const SERVICES = 'siteRecurringConfig'

const [ENABLED, NOT_ENABLED] = SITE_STATUS_LABELS

/** Both meanings of "active". The first two are the words of the column, which saved views and links hold. */
const STATUS_FILTER: ColumnFilter<Site> = {
  kind: 'test',
  options: [
    { value: ENABLED, label: 'Enabled' },
    { value: NOT_ENABLED, label: 'Not enabled' },
    { value: 'service-active', label: 'SITE service active' },
    { value: 'service-inactive', label: 'SITE service not active' },
  ],
  test: (site, status) => {
    if (status === 'service-active') return hasActivePlan(site)
    if (status === 'service-inactive') return !hasActivePlan(site) && !isNotLoaded(site, SERVICES)
    return siteStatusLabel(site) === status
  },
}

/**
 * The columns in order: who it is, whether it is active, which plan, until when; then the rest. The last ones wait in the column chooser. A site without its
 * status or version is not in the list: they have no `field`.
 */
const COLUMNS: readonly ListColumn<Site>[] = [
  ofRecord('companyName', { id: 'business', title: 'Business name', filter: { kind: 'text' }, width: 220, cutAt: 40, fixed: true, carries: 'domain' }),
  {
    id: 'status',
    title: 'Status',
    kind: 'badge',
    value: siteStatusLabel,
    tone: ({ enabled }) => (enabled === true ? 'success' : 'neutral'),
    filter: STATUS_FILTER,
    width: 96,
  },
  {
    id: 'plan',
    title: 'Plan',
    kind: 'text',
    value: (site) => planNamesOf(site).join(', '),
    field: 'planDetails.planName',
    filter: { kind: 'choice', of: planNamesOf },
    width: 120,
  },
  LICENSE_END,
  ofRecord('custName', { id: 'customer', title: 'Customer name', filter: { kind: 'text' }, width: 160, cutAt: 30 }),
  { id: 'email', title: 'Email', kind: 'text', value: emailOf, field: 'basicSiteSetting.contactEmail', width: 210, cutAt: 30 },
  { id: 'mobile', title: 'Mobile', kind: 'text', value: mobileOf, field: 'basicSiteSetting.contactNumber', filter: { kind: 'text' }, width: 130 },
  ofRecord('channelPartner', { id: 'partner', title: 'Partner', value: partnerNameOf, filter: { kind: 'choice', label: 'Partner name' }, width: 150 }),
  ofRecord('salesPerson', { id: 'salesPerson', title: 'Sales person', filter: { kind: 'choice' }, width: 130 }),
  ofRecord('supportAccManager', { id: 'accountManager', title: 'Support account manager', filter: { kind: 'choice' }, width: 150 }),
  dated('createdAt', 'created', 'Created'),
  ofRecord('userName', { id: 'userName', title: 'User name', render: (site) => <UserNameCell site={site} />, interactive: true, width: 190 }),
  {
    id: 'version',
    title: 'Version',
    kind: 'text',
    value: ({ appVersion }) => appVersionOf(appVersion),
    render: (site) => <VersionCell site={site} />,
    interactive: true,
    width: 104,
  },
  {
    id: 'statusDifference',
    title: 'Status difference',
    kind: 'text',
    value: (site) => (isNotLoaded(site, SERVICES) ? null : statusDifference(site)),
    field: SERVICES,
    needs: SERVICES,
    filter: { kind: 'choice', options: SITE_STATUS_DIFFERENCES },
    width: 220,
    hiddenByDefault: true,
  },
  { id: 'domain', title: 'Domain', kind: 'text', value: ({ domain }) => domain, width: 200, cutAt: 30, hiddenByDefault: true },
  { id: 'siteId', title: 'Site ID', kind: 'text', value: ({ siteId }) => siteId, width: 160, hiddenByDefault: true },
  ofRecord('typeValue', { id: 'typeValue', title: 'Record type', width: 200, hiddenByDefault: true }),
  ofRecord('title', { id: 'title', title: 'Title', width: 200, hiddenByDefault: true }),
  ofRecord('createdBy', { id: 'createdBy', title: 'Created by', width: 150, hiddenByDefault: true }),
  dated('loggedInAt', 'signedIn', 'Last sign-in', { hiddenByDefault: true }),
  dated('lastAccessAt', 'accessed', 'Last access', { hiddenByDefault: true }),
  ofRecord('siteType', {
    id: 'siteType',
    title: 'Site type',
    value: ({ siteType }) => siteType && siteTypeLabel(siteType),
    width: 130,
    hiddenByDefault: true,
  }),
  ofRecord('siteOptions', {
    id: 'siteOption',
    title: 'Site option',
    value: ({ siteOptions }) => siteOptions && siteOptionLabel(siteOptions),
    width: 130,
    hiddenByDefault: true,
  }),
  ofRecord('partnerType', { id: 'partnerType', title: 'Partner type', filter: { kind: 'choice', options: PARTNER_ROLES }, width: 110, hiddenByDefault: true }),
  ofSettings('curr', {
    id: 'currency',
    title: 'Currency',
    value: ({ basicSiteSetting }) => basicSiteSetting?.curr ?? null,
    filter: { kind: 'choice' },
    width: 90,
  }),
  ofSettings('footerAddress.country', {
    id: 'country',
    title: 'Country',
    value: countryNameOf,
    filter: { kind: 'choice', of: countryOf, labelOf: countryName },
    width: 140,
  }),
  ofSettings('footerAddress.state', { id: 'state', title: 'State', value: stateOf, filter: { kind: 'choice' }, width: 140 }),
  ofSettings('footerAddress.city', { id: 'city', title: 'City', value: cityOf, filter: { kind: 'choice' }, width: 140 }),
]

const EXPIRING = { value: 'expiring', label: EXPIRING_LABEL, shows: 'till' }

const FILTERS: readonly FreeFilter<Site>[] = [
  {
    kind: 'test',
    name: 'payment',
    label: 'Payment',
    isNamedByOption: true,
    options: [
      EXPIRING,
      { value: 'free', label: FREE_LABEL },
      { value: 'negative-balance', label: 'Negative balance', disabledReason: 'Not available: the site list has no balances.' },
    ],
    test: (site, payment, now) => (payment === 'free' ? isFreeSite(site) : isExpiring(site, now)),
  },
  // Expiry as well: the source has it among the payments, where nobody looks for it.
  {
    kind: 'test',
    name: 'license',
    label: 'License',
    isNamedByOption: true,
    options: [{ value: 'expiring-7', label: EXPIRING_SOON_LABEL, shows: 'till' }, EXPIRING, { value: 'expired', label: EXPIRED_LABEL, shows: 'till' }],
    test: (site, license, now) => (license === 'expired' ? isExpired(site, now) : isExpiring(site, now, license === 'expiring-7' ? 7 : undefined)),
  },
]

/** Manage Sites. All filters that are set must hold; several values of one filter are alternatives. */
export const SITE_LIST = defineList<Site>({
  id: 'sites',
  reads: GetSitesAdminDocument,
  label: 'Sites',
  one: 'site',
  many: 'sites',
  rowId: ({ siteId }) => siteId,
  rowLabel: siteName,
  record: 'site',
  search: {
    hint: 'Search business, domain, customer, email, mobile',
    of: (site) => [site.companyName, site.domain, site.fqdn, site.custName, emailOf(site), mobileOf(site), site.userName, site.siteId],
  },
  columns: COLUMNS,
  filters: FILTERS,
  menu: [
    'plan',
    'status',
    'partnerType',
    'partner',
    'salesPerson',
    'accountManager',
    'payment',
    'business',
    'customer',
    'mobile',
    'country',
    'state',
    'city',
    'currency',
    'license',
    'statusDifference',
    'created',
    'till',
  ],
  loadFailed: LIST_FAILED,
  empty: {
    icon: BuildingShopRegular,
    title: 'There are no sites yet',
    explanation: 'The platform has no site that you may see. Sites you create appear here.',
  },
})

const labelsOf = (choices: readonly UserChoice[]): readonly string[] => choices.map(({ label }) => label)

/** The people whom the filters offer although no site names them: internal users by their role. */
export const listedPeople = (users: readonly InternalUser[]): ListedValues => ({
  partner: PARTNER_ROLES.flatMap((type) => labelsOf(partnerChoices(users, type))),
  salesPerson: labelsOf(salesPersonChoices(users)),
  accountManager: labelsOf(supportManagerChoices(users)),
})
