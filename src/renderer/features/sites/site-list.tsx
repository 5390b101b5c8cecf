import { BuildingShopRegular } from '@fluentui/react-icons'
import { type InternalUser, partnerChoices, salesPersonChoices, supportManagerChoices, type UserChoice } from '#data/users/pickers.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { FreeFilter, ListColumn, ListedValues } from '#patterns/list-page/list-filters.ts'
import { countryName } from '#shared/domain/country.ts'
import { formatDate } from '#shared/domain/date.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { appVersionOf } from '#shared/domain/site/site-choices.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { isExpired, isExpiring, isFreeSite, SITE_STATUS_LABELS, siteStatusLabel } from '#shared/domain/site/site-status.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { LIST_FAILED } from './messages.ts'
import { cityOf, countryOf, emailOf, mobileOf, partnerNameOf, planNamesOf, type Site, siteName, stateOf } from './site.ts'
import { UserNameCell, VersionCell } from './site-cells.tsx'

const countryNameOf = (site: Site): string | null => {
  const code = countryOf(site)
  return code === null ? null : countryName(code)
}

/** The columns in order; the last ones wait in the column chooser. A site without its status or version is not in the list: they have no `field`. */
const COLUMNS: readonly ListColumn<Site>[] = [
  {
    id: 'business',
    title: 'Business name',
    kind: 'text',
    value: ({ companyName }) => companyName,
    field: 'companyName',
    filter: { kind: 'text' },
    width: 220,
    cutAt: 40,
    fixed: true,
  },
  { id: 'domain', title: 'Domain', kind: 'text', value: ({ domain }) => domain, width: 200, cutAt: 30 },
  {
    id: 'customer',
    title: 'Customer name',
    kind: 'text',
    value: ({ custName }) => custName,
    field: 'custName',
    filter: { kind: 'text' },
    width: 160,
    cutAt: 30,
  },
  { id: 'email', title: 'Email', kind: 'text', value: emailOf, field: 'basicSiteSetting.contactEmail', width: 210, cutAt: 30 },
  { id: 'mobile', title: 'Mobile', kind: 'text', value: mobileOf, field: 'basicSiteSetting.contactNumber', filter: { kind: 'text' }, width: 130 },
  {
    id: 'plan',
    title: 'Plan',
    kind: 'text',
    value: (site) => planNamesOf(site).join(', '),
    field: 'planDetails.planName',
    filter: { kind: 'choice', of: planNamesOf },
    width: 120,
  },
  {
    id: 'partner',
    title: 'Partner',
    kind: 'text',
    value: partnerNameOf,
    field: 'channelPartner',
    filter: { kind: 'choice', label: 'Partner name' },
    width: 150,
  },
  {
    id: 'salesPerson',
    title: 'Sales person',
    kind: 'text',
    value: ({ salesPerson }) => salesPerson,
    field: 'salesPerson',
    filter: { kind: 'choice' },
    width: 130,
  },
  {
    id: 'accountManager',
    title: 'Support account manager',
    kind: 'text',
    value: ({ supportAccManager }) => supportAccManager,
    field: 'supportAccManager',
    filter: { kind: 'choice' },
    width: 150,
  },
  {
    id: 'created',
    title: 'Created',
    kind: 'date',
    value: ({ createdAt }) => createdAt,
    text: ({ createdAt }) => formatDate(createdAt),
    field: 'createdAt',
    width: 104,
  },
  {
    id: 'till',
    title: 'License end',
    kind: 'date',
    value: ({ tillDate }) => tillDate,
    text: ({ tillDate }) => formatDate(tillDate),
    field: 'tillDate',
    width: 104,
  },
  {
    id: 'status',
    title: 'Status',
    kind: 'badge',
    value: siteStatusLabel,
    tone: ({ enabled }) => (enabled === true ? 'success' : 'neutral'),
    filter: { kind: 'choice', single: true, options: SITE_STATUS_LABELS },
    width: 96,
  },
  {
    id: 'userName',
    title: 'User name',
    kind: 'text',
    value: ({ userName }) => userName,
    render: (site) => <UserNameCell site={site} />,
    interactive: true,
    field: 'userName',
    width: 190,
  },
  {
    id: 'version',
    title: 'Version',
    kind: 'text',
    value: ({ appVersion }) => appVersionOf(appVersion),
    render: (site) => <VersionCell site={site} />,
    interactive: true,
    width: 104,
  },
  { id: 'siteId', title: 'Site ID', kind: 'text', value: ({ siteId }) => siteId, width: 160, hiddenByDefault: true },
  {
    id: 'siteType',
    title: 'Site type',
    kind: 'text',
    value: ({ siteType }) => siteType && siteTypeLabel(siteType),
    field: 'siteType',
    width: 130,
    hiddenByDefault: true,
  },
  {
    id: 'siteOption',
    title: 'Site option',
    kind: 'text',
    value: ({ siteOptions }) => siteOptions && siteOptionLabel(siteOptions),
    field: 'siteOptions',
    width: 130,
    hiddenByDefault: true,
  },
  {
    id: 'partnerType',
    title: 'Partner type',
    kind: 'text',
    value: ({ partnerType }) => partnerType,
    field: 'partnerType',
    filter: { kind: 'choice', options: PARTNER_ROLES },
    width: 110,
    hiddenByDefault: true,
  },
  {
    id: 'currency',
    title: 'Currency',
    kind: 'text',
    value: ({ basicSiteSetting }) => basicSiteSetting?.curr ?? null,
    field: 'basicSiteSetting.curr',
    width: 90,
    hiddenByDefault: true,
  },
  {
    id: 'country',
    title: 'Country',
    kind: 'text',
    value: countryNameOf,
    field: 'basicSiteSetting.footerAddress.country',
    filter: { kind: 'choice', of: countryOf, labelOf: countryName },
    width: 140,
    hiddenByDefault: true,
  },
  {
    id: 'state',
    title: 'State',
    kind: 'text',
    value: stateOf,
    field: 'basicSiteSetting.footerAddress.state',
    filter: { kind: 'choice' },
    width: 140,
    hiddenByDefault: true,
  },
  {
    id: 'city',
    title: 'City',
    kind: 'text',
    value: cityOf,
    field: 'basicSiteSetting.footerAddress.city',
    filter: { kind: 'choice' },
    width: 140,
    hiddenByDefault: true,
  },
]

const FILTERS: readonly FreeFilter<Site>[] = [
  {
    kind: 'test',
    name: 'payment',
    label: 'Payment',
    options: [
      { value: 'expiring', label: 'Expiring' },
      { value: 'free', label: 'Free site' },
      { value: 'negative-balance', label: 'Negative balance', disabledReason: 'Not available: the site list has no balances.' },
    ],
    test: (site, payment, now) => (payment === 'free' ? isFreeSite(site) : isExpiring(site, now)),
  },
  // What the tile of expired sites filters by: expiry is no option of the payment filter.
  { kind: 'test', name: 'license', label: 'License', options: [{ value: 'expired', label: 'Expired' }], test: (site, _expired, now) => isExpired(site, now) },
]

/** Manage Sites. All filters that are set must hold; several values of one filter are alternatives. */
export const SITE_LIST = defineList<Site>({
  id: 'sites',
  label: 'Sites',
  one: 'site',
  many: 'sites',
  rowId: ({ siteId }) => siteId,
  rowLabel: siteName,
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
    'license',
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
