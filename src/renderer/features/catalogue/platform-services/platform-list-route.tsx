import { CopyRegular, PlugConnectedRegular } from '@fluentui/react-icons'
import { lazyPart } from '#components/lazy-part.tsx'
import { useRead } from '#data/platform/use-read.ts'
import { DeletePlatformServiceDocument, GetPlatformServicesBySiteIdDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { MASTER_COLUMN, OPTION_COLUMN, optionTexts, STATUS_COLUMN, TYPE_COLUMN } from '../kind/kind-columns.ts'
import { CLONE, CREATE_PLATFORM, PLATFORM_SERVICE, PLATFORM_SERVICES_FAILED } from '../messages.ts'
import { type RowActions, useRowActions } from '../use-row-actions.tsx'
import { type CatalogueService, findService, SERVICE_LISTS, serviceNameOf } from './platform-form.ts'

const CloneDialog = lazyPart(async () => (await import('./platform-editor.tsx')).CloneDialog)

const LIST = defineList<CatalogueService>({
  id: 'platform-services',
  reads: GetPlatformServicesBySiteIdDocument,
  label: PLATFORM_SERVICE,
  one: 'platform service',
  many: 'platform services',
  rowId: ({ serviceId }) => serviceId,
  rowLabel: serviceNameOf,
  record: 'platform-service',
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
    { id: 'slug', title: 'Slug name', kind: 'text', value: ({ slugServiceName }) => slugServiceName, width: 180, grows: true },
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

const CREATE = { to: '/create-platform', label: CREATE_PLATFORM }

const ACTIONS: RowActions<CatalogueService> = {
  list: LIST,
  editor: { path: '/edit-platform', name: 'service' },
  own: { id: 'duplicate', label: CLONE, icon: <CopyRegular />, parameter: 'clone' },
  sends: DeletePlatformServiceDocument,
  remove: async ({ siteId, serviceId }, send) => (await send(DeletePlatformServiceDocument, { siteId, serviceId })).deletePlatformService !== null,
  isGone: async (bridge, id) => (await findService(bridge, id)) === undefined,
  invalidates: SERVICE_LISTS,
}

const PlatformListRoute = () => {
  const { data, error, isFetching, refetch } = useRead(GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const services = data?.getPlatformServicesBySiteId
  const { opened, close, edit, rowActions } = useRowActions(ACTIONS, services)
  return (
    <>
      <ListPage
        list={LIST}
        read={{ rows: services, failure: error, isFetching, refresh: () => void refetch() }}
        onOpen={edit}
        rowActions={rowActions}
        create={CREATE}
      />
      {opened !== undefined && <CloneDialog key={opened.serviceId} service={opened} onClose={close} />}
    </>
  )
}

export default PlatformListRoute
