import { PlugConnectedRegular } from '@fluentui/react-icons'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { MASTER_COLUMN, OPTION_COLUMN, optionTexts, STATUS_COLUMN, TYPE_COLUMN } from '../list/kind-columns.ts'
import { PLATFORM_SERVICE, PLATFORM_SERVICES_FAILED } from '../messages.ts'
import { type CatalogueService, serviceIdOf, serviceNameOf } from './platform-service.ts'

/** The platform services, 50 a page; the actions at the row's end are the table's own. */
export const PLATFORM_LIST = defineList<CatalogueService>({
  id: 'platform-services',
  label: PLATFORM_SERVICE,
  one: 'platform service',
  many: 'platform services',
  rowId: serviceIdOf,
  rowLabel: serviceNameOf,
  search: { hint: 'Search service, master service, site option', of: (service) => [service.serviceName, service.masterService, ...optionTexts(service)] },
  columns: [
    {
      id: 'name',
      title: 'Service name',
      kind: 'text',
      value: ({ serviceName }) => serviceName,
      filter: { kind: 'text' },
      width: 220,
      fixed: true,
      cutAt: 60,
    },
    { id: 'slug', title: 'Slug name', kind: 'text', value: ({ slugServiceName }) => slugServiceName, width: 200, cutAt: 60 },
    MASTER_COLUMN,
    TYPE_COLUMN,
    OPTION_COLUMN,
    STATUS_COLUMN,
  ],
  initial: { size: 50 },
  loadFailed: PLATFORM_SERVICES_FAILED,
  empty: {
    icon: PlugConnectedRegular,
    title: 'There are no platform services yet',
    explanation: 'Plans are made of them. Platform services you create appear here.',
  },
})
