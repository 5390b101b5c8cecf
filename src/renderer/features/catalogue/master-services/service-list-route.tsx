import { Tab, TabList } from '@fluentui/react-components'
import { BoxMultipleRegular } from '@fluentui/react-icons'
import { lazyPart } from '#components/lazy-part.tsx'
import { ParameterLink } from '#components/list-state/parameter-link.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { useOpenedRow } from '#components/list-state/use-opened-row.ts'
import type { PriceRow } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import type { CreateButtonProps } from '#patterns/list-page/list-buttons.tsx'
import { priceColumn } from '#patterns/list-page/list-columns.ts'
import { defineList, type List } from '#patterns/list-page/list-declaration.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { ONE_TIME_PRICE_DOMAIN, RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { CREATE_SERVICE, EXTRA_SERVICE, ONE_TIME_SERVICE, RECURRING_SERVICE, SERVICES_FAILED } from '../messages.ts'

/** Parameter of the address: the service whose charges are edited. */
const EDIT_PARAMETER = 'edit'

/** One of the two sorts of master services: its list, and the price domain that its services are kept under. */
interface ServiceKind {
  /** As the address has it. */
  readonly id: 'recurring' | 'one-time'
  readonly domain: string
  /** Its label is the title of the tab too. */
  readonly list: List<PriceRow>
}

const NAME: ListColumn<PriceRow> = { id: 'name', title: 'Service name', kind: 'text', value: ({ serviceName }) => serviceName, width: 320, fixed: true }

const PRICE = priceColumn<PriceRow>(
  ({ charges }) => charges,
  () => DEFAULT_CURRENCY,
  { id: 'price', title: 'Price', width: 180 },
)

const EDIT: ListColumn<PriceRow> = {
  id: 'edit',
  title: 'Action',
  kind: 'text',
  value: () => null,
  sortable: false,
  interactive: true,
  exported: false,
  render: ({ id, serviceName }) => (
    <ParameterLink parameter={EDIT_PARAMETER} value={id} label={`Edit ${serviceName}`}>
      Edit
    </ParameterLink>
  ),
  width: 100,
}

/** Each table has its own part of the address. */
const listOf = (id: ServiceKind['id'], label: string, columns: readonly ListColumn<PriceRow>[]): List<PriceRow> =>
  defineList({
    id: `${id}-services`,
    label,
    one: label.toLowerCase(),
    many: 'services',
    rowId: (row) => row.id,
    rowLabel: ({ serviceName }) => serviceName,
    record: id === 'one-time' ? 'one-time-service' : 'recurring-service',
    search: { hint: 'Search service name', of: ({ serviceName }) => serviceName },
    columns,
    prefix: id,
    loadFailed: SERVICES_FAILED,
    empty: {
      icon: BoxMultipleRegular,
      title: `There are no ${label.toLowerCase()}s yet`,
      explanation: 'Services you create appear here, and can be chosen for every site.',
    },
  })

const SERVICE_KINDS: readonly [ServiceKind, ServiceKind] = [
  { id: 'recurring', domain: RECURRING_PRICE_DOMAIN, list: listOf('recurring', RECURRING_SERVICE, [NAME, EDIT]) },
  { id: 'one-time', domain: ONE_TIME_PRICE_DOMAIN, list: listOf('one-time', ONE_TIME_SERVICE, [NAME, PRICE, EDIT]) },
]

/** The kind that an address names; the recurring ones for any other text. */
const serviceKindOf = (id: string | null): ServiceKind => SERVICE_KINDS.find((kind) => kind.id === id) ?? SERVICE_KINDS[0]

const ChargesDialog = lazyPart(async () => (await import('./charges-dialog.tsx')).ChargesDialog)

const CREATE: readonly CreateButtonProps[] = [
  { to: '/create-extra-service', label: EXTRA_SERVICE, appearance: 'secondary' },
  { to: '/create-service', label: CREATE_SERVICE },
]

const ServiceListRoute = () => {
  const [tab, setTab] = useAddressParameter('tab')
  const kind = serviceKindOf(tab)
  const recurring = useRead(GetSiteConfigServicesDocument, { domain: SERVICE_KINDS[0].domain })
  const oneTime = useRead(GetSiteConfigServicesDocument, { domain: SERVICE_KINDS[1].domain })
  const { data, error, isFetching, refetch } = kind === SERVICE_KINDS[0] ? recurring : oneTime
  const services = data?.getSiteConfigServices
  const { opened, open, close } = useOpenedRow(EDIT_PARAMETER, services, kind.list)

  return (
    <>
      <ListPage
        key={kind.id}
        list={kind.list}
        read={{ rows: services, failure: error, isFetching, refresh: () => void refetch() }}
        onOpen={open}
        create={CREATE}
        summary={
          <TabList selectedValue={kind.id} onTabSelect={(_, selected) => setTab(serviceKindOf(String(selected.value)).id, 'replace')}>
            {SERVICE_KINDS.map(({ id, list }) => (
              <Tab key={id} value={id}>
                {list.label}
              </Tab>
            ))}
          </TabList>
        }
      />
      {opened !== undefined && (
        <ChargesDialog
          key={opened.id}
          isRecurring={kind === SERVICE_KINDS[0]}
          service={opened}
          place={{ parameter: EDIT_PARAMETER, value: opened.id }}
          onClose={close}
        />
      )}
    </>
  )
}

export default ServiceListRoute
