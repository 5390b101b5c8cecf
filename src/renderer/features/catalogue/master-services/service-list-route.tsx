import { Tab, TabList } from '@fluentui/react-components'
import { lazy, Suspense, useCallback } from 'react'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import type { PriceRow } from '#data/catalogue/price-list.ts'
import { usePlatformQuery } from '#data/platform/use-platform-query.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { SERVICE_KINDS, serviceKindOf } from './service-kind.ts'
import { ServiceTable } from './service-table.tsx'

const ChargesDialog = lazy(async () => ({ default: (await import('./charges-dialog.tsx')).ChargesDialog }))

/** The screen of the master services: recurring and one-time ones, each with its charges. */
const ServiceListRoute = () => {
  const [tab, setTab] = useAddressParameter('tab')
  const [editedId, setEditedId] = useAddressParameter('edit')
  const kind = serviceKindOf(tab)
  const recurring = usePlatformQuery(GetSiteConfigServicesDocument, { domain: SERVICE_KINDS[0].domain })
  const oneTime = usePlatformQuery(GetSiteConfigServicesDocument, { domain: SERVICE_KINDS[1].domain })
  const { data, error, isFetching, refetch } = kind === SERVICE_KINDS[0] ? recurring : oneTime
  const services = data?.getSiteConfigServices
  const edited = editedId === null ? undefined : services?.find(({ id }) => id === editedId)
  const edit = useCallback(({ id }: PriceRow) => setEditedId(id, 'push'), [setEditedId])
  const closeDialog = useCallback(() => setEditedId(null, 'replace'), [setEditedId])

  return (
    <>
      <ServiceTable
        key={kind.id}
        kind={kind}
        listed={{ rows: services, failure: error, isFetching, refresh: () => void refetch() }}
        onEdit={edit}
        tabs={
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
