import type { Column } from '#components/data-table/column.ts'
import { countryName } from '#shared/domain/country.ts'
import { formatDate } from '#shared/domain/date.ts'
import { appVersionOf } from '#shared/domain/site/site-choices.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { siteStatusLabel } from '#shared/domain/site/site-status.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { UserNameCell } from './cells/user-name-cell.tsx'
import { VersionCell } from './cells/version-cell.tsx'
import { cityOf, countryOf, emailOf, mobileOf, partnerNameOf, planNamesOf, type Site, stateOf } from './site.ts'

/** The columns of the site list, in order; the last ones wait in the column chooser. */
export const SITE_COLUMNS: readonly Column<Site>[] = [
  { id: 'business', title: 'Business name', kind: 'text', value: ({ companyName }) => companyName, width: 220, cutAt: 40, fixed: true },
  { id: 'domain', title: 'Domain', kind: 'text', value: ({ domain }) => domain, width: 200, cutAt: 30 },
  { id: 'customer', title: 'Customer name', kind: 'text', value: ({ custName }) => custName, width: 160, cutAt: 30 },
  { id: 'email', title: 'E-mail', kind: 'text', value: emailOf, width: 210, cutAt: 30 },
  { id: 'mobile', title: 'Mobile', kind: 'text', value: mobileOf, width: 130 },
  { id: 'plan', title: 'Plan', kind: 'text', value: (site) => planNamesOf(site).join(', '), width: 120 },
  { id: 'partner', title: 'Partner', kind: 'text', value: partnerNameOf, width: 150 },
  { id: 'salesPerson', title: 'Sales person', kind: 'text', value: ({ salesPerson }) => salesPerson, width: 130 },
  { id: 'accountManager', title: 'Support account manager', kind: 'text', value: ({ supportAccManager }) => supportAccManager, width: 150 },
  { id: 'created', title: 'Created', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDate(createdAt), width: 104 },
  { id: 'till', title: 'License end', kind: 'date', value: ({ tillDate }) => tillDate, text: ({ tillDate }) => formatDate(tillDate), width: 104 },
  { id: 'status', title: 'Status', kind: 'badge', value: siteStatusLabel, tone: (site) => (site.enabled === true ? 'success' : 'neutral'), width: 96 },
  {
    id: 'userName',
    title: 'User name',
    kind: 'text',
    value: ({ userName }) => userName,
    render: (site) => <UserNameCell site={site} />,
    interactive: true,
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
  { id: 'siteType', title: 'Site type', kind: 'text', value: ({ siteType }) => siteType && siteTypeLabel(siteType), width: 130, hiddenByDefault: true },
  {
    id: 'siteOption',
    title: 'Site option',
    kind: 'text',
    value: ({ siteOptions }) => siteOptions && siteOptionLabel(siteOptions),
    width: 130,
    hiddenByDefault: true,
  },
  { id: 'partnerType', title: 'Partner type', kind: 'text', value: ({ partnerType }) => partnerType, width: 110, hiddenByDefault: true },
  { id: 'currency', title: 'Currency', kind: 'text', value: ({ basicSiteSetting }) => basicSiteSetting?.curr ?? null, width: 90, hiddenByDefault: true },
  { id: 'country', title: 'Country', kind: 'text', value: (site) => countryNameOf(site), width: 140, hiddenByDefault: true },
  { id: 'state', title: 'State', kind: 'text', value: stateOf, width: 140, hiddenByDefault: true },
  { id: 'city', title: 'City', kind: 'text', value: cityOf, width: 140, hiddenByDefault: true },
]

const countryNameOf = (site: Site): string | null => {
  const code = countryOf(site)
  return code === null ? null : countryName(code)
}
