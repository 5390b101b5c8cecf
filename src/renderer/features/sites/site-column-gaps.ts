import { type Column, cellText } from '#components/data-table/column.ts'
import { isNotLoaded } from '#data/platform/answer-gaps.ts'
import type { Site } from './site.ts'
import { SITE_COLUMNS } from './site-columns.tsx'

const NOT_LOADED = 'Not loaded'

/** The field of a site that each column shows. Status and version are not here: a site without them is not in the list. */
const FIELDS: Readonly<Record<string, string>> = {
  business: 'companyName',
  customer: 'custName',
  email: 'basicSiteSetting.contactEmail',
  mobile: 'basicSiteSetting.contactNumber',
  plan: 'planDetails.planName',
  partner: 'channelPartner',
  salesPerson: 'salesPerson',
  accountManager: 'supportAccManager',
  created: 'createdAt',
  till: 'tillDate',
  userName: 'userName',
  siteType: 'siteType',
  siteOption: 'siteOptions',
  partnerType: 'partnerType',
  currency: 'basicSiteSetting.curr',
  country: 'basicSiteSetting.footerAddress.country',
  state: 'basicSiteSetting.footerAddress.state',
  city: 'basicSiteSetting.footerAddress.city',
}

/** The columns for a list with gaps: an empty cell whose field could not be loaded says so, on screen and in an export. */
export const SITE_COLUMNS_WITH_GAPS: readonly Column<Site>[] = SITE_COLUMNS.map((column) => {
  const field = FIELDS[column.id]
  if (field === undefined || (column.kind !== 'text' && column.kind !== 'date')) return column
  const { render } = column
  const isGap = (site: Site): boolean => isNotLoaded(site, field) && !column.value(site)
  return {
    ...column,
    text: (site) => (isGap(site) ? NOT_LOADED : cellText(column, site)),
    ...(render === undefined ? {} : { render: (site: Site) => (isGap(site) ? NOT_LOADED : render(site)) }),
  }
})
