import { CopyRegular, PlugConnectedRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useRead } from '#data/platform/use-read.ts'
import { DeletePlatformServiceDocument, GetPlatformServicesBySiteIdDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { MASTER_COLUMN, OPTION_COLUMN, optionTexts, STATUS_COLUMN, TYPE_COLUMN } from '../kind/kind-columns.ts'
import { CLONE, CREATE_PLATFORM, PLATFORM_SERVICE, PLATFORM_SERVICES_FAILED } from '../messages.ts'
import { type Deletion, useRowActions } from '../use-row-actions.tsx'
import { type CatalogueService, findService, SERVICE_LISTS, serviceIdOf, serviceNameOf } from './platform-service.ts'

const CloneDialog = lazy(async () => ({ default: (await import('./new-platform-service.tsx')).CloneDialog }))

const LIST = defineList<CatalogueService>({
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

const CREATE = { to: '/create-platform', label: CREATE_PLATFORM }

const PlatformListRoute = () => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useRead(GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const services = data?.getPlatformServicesBySiteId
  const [clonedId, setClonedId] = useAddressParameter('clone')
  const cloned = clonedId === null ? undefined : services?.find(({ serviceId }) => serviceId === clonedId)
  const closeClone = useCallback(() => setClonedId(null, 'replace'), [setClonedId])
  const edit = useCallback(
    (service: CatalogueService) => void navigate(`/edit-platform?${new URLSearchParams({ service: service.serviceId })}`, { state: { service } }),
    [navigate],
  )
  const clone = useCallback(
    ({ serviceId }: CatalogueService): RowAction => ({ id: 'clone', label: CLONE, icon: <CopyRegular />, onSelect: () => setClonedId(serviceId, 'push') }),
    [setClonedId],
  )
  const deletionOf = useCallback(
    (service: CatalogueService): Deletion => {
      const { siteId, serviceId } = service
      return {
        id: serviceId,
        name: serviceNameOf(service),
        detail: fullName(service),
        work: async (send) => (await send(DeletePlatformServiceDocument, { siteId, serviceId })).deletePlatformService !== null,
        isGone: async () => (await findService(bridge, serviceId)) === undefined,
      }
    },
    [bridge],
  )
  const rowActions = useRowActions({ edit, own: clone, deletionOf, invalidates: SERVICE_LISTS })

  return (
    <>
      <ListPage
        list={LIST}
        read={{ rows: services, failure: error, isFetching, refresh: () => void refetch() }}
        onOpen={edit}
        rowActions={rowActions}
        create={CREATE}
      />
      <Suspense fallback={null}>{cloned !== undefined && <CloneDialog key={cloned.serviceId} service={cloned} onClose={closeClone} />}</Suspense>
    </>
  )
}

/** Services of one name differ by what they are for. */
const fullName = (service: CatalogueService): string =>
  [serviceNameOf(service), service.siteType && siteTypeLabel(service.siteType), service.platform && siteOptionLabel(service.platform)]
    .filter(Boolean)
    .join(', ')

export default PlatformListRoute
