import { Tab, TabList } from '@fluentui/react-components'
import { lazy, Suspense, useCallback } from 'react'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import type { PriceRow } from '#data/catalogue/plan.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import type { CreateButtonProps } from '#patterns/list-page/create-button.tsx'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { CREATE_SERVICE, EXTRA_SERVICE } from '../messages.ts'
import { EDIT_PARAMETER, SERVICE_KINDS, serviceKindOf } from './service-kind.tsx'

const ChargesDialog = lazy(async () => ({ default: (await import('./charges-dialog.tsx')).ChargesDialog }))

const CREATE: readonly CreateButtonProps[] = [
  { to: '/create-extra-service', label: EXTRA_SERVICE, appearance: 'secondary' },
  { to: '/create-service', label: CREATE_SERVICE },
]

const ServiceListRoute = () => {
  const [tab, setTab] = useAddressParameter('tab')
  const [editedId, setEditedId] = useAddressParameter(EDIT_PARAMETER)
  const kind = serviceKindOf(tab)
  const recurring = useRead(GetSiteConfigServicesDocument, { domain: SERVICE_KINDS[0].domain })
  const oneTime = useRead(GetSiteConfigServicesDocument, { domain: SERVICE_KINDS[1].domain })
  const { data, error, isFetching, refetch } = kind === SERVICE_KINDS[0] ? recurring : oneTime
  const services = data?.getSiteConfigServices
  const edited = editedId === null ? undefined : services?.find(({ id }) => id === editedId)
  const edit = useCallback(({ id }: PriceRow) => setEditedId(id, 'push'), [setEditedId])
  const closeDialog = useCallback(() => setEditedId(null, 'replace'), [setEditedId])

  return (
    <>
      <ListPage
        key={kind.id}
        list={kind.list}
        read={{ rows: services, failure: error, isFetching, refresh: () => void refetch() }}
        onOpen={edit}
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
      <Suspense fallback={null}>{edited !== undefined && <ChargesDialog key={edited.id} kind={kind} service={edited} onClose={closeDialog} />}</Suspense>
    </>
  )
}

export default ServiceListRoute
