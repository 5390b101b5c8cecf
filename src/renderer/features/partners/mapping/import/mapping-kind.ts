import { amountProblem } from '#components/money/amount.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import type { GetPlatformServicesBySiteIdQuery } from '#generated/graphql.ts'
import type { Cells, ImportColumn, ImportKind } from '#patterns/import/import-kind.ts'
import { mappingRowId } from '#shared/domain/bulk/bulk-jobs.ts'
import { CURRENCIES } from '#shared/domain/currency.ts'
import { parseMoney, plainAmount } from '#shared/domain/money.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { ENTER_ANNUAL_AMOUNT, ENTER_RENEWAL_AMOUNT } from '../../messages.ts'
import { currencyOf, type Partner, partnerName } from '../../partner.ts'
import { ADDON_SITE_TYPE, KIND_OPTIONS, SITE_OPTIONS } from '../add/add-mapping.ts'
import type { MappingType } from '../mapping.ts'

type Service = GetPlatformServicesBySiteIdQuery['getPlatformServicesBySiteId'][number]

/** A plan or an add-on that can be priced for a partner. */
export interface Priced {
  readonly serviceId: string
  readonly name: string
  readonly type: MappingType
  readonly option: string
}

/** What can be priced, as Add Service offers it: active plans, and active services of type PLAN for the site type of add-ons. */
export const pricedOf = (plans: readonly Plan[], services: readonly Service[]): readonly Priced[] => [
  ...plans
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ planId, planName, platform }) => ({ serviceId: planId, name: planName, type: 'PLAN' as const, option: platform ?? '' })),
  ...services
    .filter(({ serviceType, siteType, status }) => serviceType === 'PLAN' && siteType === ADDON_SITE_TYPE && status === 'ACTIVE')
    .map(({ serviceId, serviceName, platform }) => ({ serviceId, name: serviceName ?? serviceId, type: 'ADDONS' as const, option: platform ?? '' })),
]

const COLUMNS: readonly ImportColumn[] = [
  {
    key: 'partner',
    label: 'Partner',
    names: ['company name', 'company', 'user name'],
    isRequired: true,
    example: 'cp@demo.example',
    hint: 'User name or company.',
  },
  { key: 'service', label: 'Plan or addon', names: ['service', 'service name', 'plan', 'addon'], isRequired: true, example: 'Growth', hint: 'Its name or id.' },
  { key: 'kind', label: 'Service', names: ['type', 'kind'], options: KIND_OPTIONS, example: 'Plan' },
  {
    key: 'siteOption',
    label: 'Site Option',
    options: [...new Map([...SITE_OPTIONS.PLAN, ...SITE_OPTIONS.ADDONS].map((each) => [each.value, each])).values()],
    example: 'Commerce',
  },
  { key: 'boardingAmount', label: 'Annual Amount', names: ['annual'], isRequired: true, example: '11999.00', hint: 'In the currency of the partner.' },
  { key: 'renewalAmount', label: 'Renewal Amount', names: ['renewal'], isRequired: true, example: '8999.50' },
  { key: 'note', label: 'Note', example: '' },
]

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

type Found<Row> = { readonly row: Row } | { readonly problem: string }

const onlyOne = <Row>(rows: readonly Row[], none: string, several: string): Found<Row> => {
  const [row, ...others] = rows
  if (row === undefined) return { problem: none }
  return others.length === 0 ? { row } : { problem: several }
}

const partnerOf = (partners: readonly Partner[], text: string): Found<Partner> => {
  const named = partners.filter(({ username }) => isSame(username, text))
  const found = named.length > 0 ? named : partners.filter((partner) => isSame(partnerName(partner), text))
  return onlyOne(found, 'No channel partner has this user name or company.', 'Several partners have this name. Give the user name.')
}

const servicesOf = (priced: readonly Priced[], { service = '', kind = '', siteOption = '' }: Cells): Found<Priced> => {
  const byId = priced.filter(({ serviceId }) => serviceId === service)
  const named = byId.length > 0 ? byId : priced.filter(({ name }) => isSame(name, service))
  const found = named.filter(({ type, option }) => (kind === '' || type === kind) && (siteOption === '' || option === siteOption))
  const options = [...new Set(found.map(({ option }) => siteOptionLabel(option)))].join(', ')
  return onlyOne(found, 'No active plan or addon fits.', `Several have this name. Give the site option (${options}), or the id.`)
}

/** What partners pay for plans and add-ons, by the rules of Add Service. A price that is there is changed. */
export const mappingKind = (partners: readonly Partner[], priced: readonly Priced[]): ImportKind => ({
  job: 'mapping',
  what: 'partner prices',
  columns: COLUMNS,
  check: (cells) => {
    const { partner: named = '', note } = cells
    const partner = partnerOf(partners, named)
    const currencies = 'problem' in partner ? CURRENCIES : [currencyOf(partner.row)]
    const plain = (cell = ''): string => plainAmount(cell, currencies) ?? cell
    const [boardingAmount, renewalAmount] = [plain(cells['boardingAmount']), plain(cells['renewalAmount'])]
    const service = servicesOf(priced, cells)
    const problems = Object.entries({
      partner: 'problem' in partner ? partner.problem : null,
      service: 'problem' in service ? service.problem : null,
      boardingAmount: amountProblem(boardingAmount, ENTER_ANNUAL_AMOUNT),
      renewalAmount: amountProblem(renewalAmount, ENTER_RENEWAL_AMOUNT),
    }).flatMap(([key, problem]) => (problem === null ? [] : [[key, problem] as const]))
    if ('problem' in partner || 'problem' in service || problems.length > 0) return { problems: Object.fromEntries(problems) }
    const { username } = partner.row
    return {
      target: {
        id: mappingRowId(username, service.row.serviceId),
        domain: username,
        name: `${partnerName(partner.row)}: ${service.row.name}`,
        to: {
          boardingAmount: parseMoney(boardingAmount),
          renewalAmount: parseMoney(renewalAmount),
          currency: currencyOf(partner.row),
          ...(note === undefined ? {} : { note: note === '' ? null : note }),
        },
      },
    }
  },
})
