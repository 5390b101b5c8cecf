import { CopyRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { DeletePlatformServiceDocument, GetPlatformServicesBySiteIdDocument } from '#generated/graphql.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { useDeleting } from '../list/use-deleting.ts'
import { CLONE, CREATE_PLATFORM, DELETE_UNDER_WAY, SURE_TO_DELETE } from '../messages.ts'
import { PLATFORM_LIST } from './platform-list.ts'
import { type CatalogueService, editServicePath, editServiceState, findService, SERVICE_LISTS, serviceNameOf } from './platform-service.ts'

const CloneDialog = lazy(async () => ({ default: (await import('./clone-dialog.tsx')).CloneDialog }))

const CREATE = { to: '/create-platform', label: CREATE_PLATFORM }

/** The screen Platform Service: the building blocks of plans, by site type and option. */
const PlatformListRoute = () => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const { data, error, isFetching, refetch } = useRead(GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID })
  const services = data?.getPlatformServicesBySiteId
  const [clonedId, setClonedId] = useAddressParameter('clone')
  const cloned = clonedId === null ? undefined : services?.find(({ serviceId }) => serviceId === clonedId)
  const closeClone = useCallback(() => setClonedId(null, 'replace'), [setClonedId])
  const { busy, remove } = useDeleting(SERVICE_LISTS)

  const edit = useCallback((service: CatalogueService) => void navigate(editServicePath(service), { state: editServiceState(service) }), [navigate])
  const rowActions = useCallback(
    (service: CatalogueService): readonly RowAction[] => {
      const { siteId, serviceId } = service
      const blocked = gate.reason ?? (busy.size > 0 ? DELETE_UNDER_WAY : null)
      return [
        { id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => edit(service) },
        { id: 'clone', label: CLONE, icon: <CopyRegular />, onSelect: () => setClonedId(serviceId, 'push') },
        {
          id: 'delete',
          label: 'Delete',
          icon: <DeleteRegular />,
          divided: true,
          destructive: true,
          confirm: {
            question: SURE_TO_DELETE,
            detail: fullName(service),
            confirmLabel: 'Delete',
          },
          onSelect: () =>
            remove({
              id: serviceId,
              name: serviceNameOf(service),
              work: async (send) => (await send(DeletePlatformServiceDocument, { siteId, serviceId })).deletePlatformService !== null,
              isGone: async () => (await findService(bridge, serviceId)) === undefined,
            }),
          ...(blocked === null ? {} : { disabledReason: blocked }),
        },
      ]
    },
    [bridge, busy, edit, gate.reason, remove, setClonedId],
  )

  return (
    <>
      <ListPage
        list={PLATFORM_LIST}
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
