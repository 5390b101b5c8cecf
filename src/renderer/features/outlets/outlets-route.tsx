import { lazyPart } from '#components/lazy-part.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { useRead } from '#data/platform/use-read.ts'
import { GetGroupAdminsDocument } from '#generated/graphql.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { countryName } from '#shared/domain/country.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { CREATE_NEW_OUTLETS } from './messages.ts'
import { domainOf, OUTLET_LIST, type OutletOwner, ownerLabel } from './outlet-list.ts'

const ChangedHere = lazyPart(async () => (await import('#patterns/activity/changed-here.tsx')).ChangedHere)

const OutletPeek = ({ owner, onClose }: { readonly owner: OutletOwner; readonly onClose: () => void }) => {
  const { address, outlets } = owner
  const place = [
    address?.addressLineOne,
    address?.addressLineTwo,
    address?.city,
    address?.state,
    address?.zip,
    address?.country && countryName(address.country),
  ]
  return (
    <PeekPanel title={ownerLabel(owner)} onClose={onClose}>
      <Facts
        facts={[
          { term: 'Customer', value: owner.custName },
          { term: 'User name', value: owner.userName },
          { term: 'Email', value: owner.email },
          { term: 'Mobile', value: owner.mobile },
          { term: 'Status', value: activeWord(owner.enabled) },
          { term: 'Address', value: place.filter(Boolean).join(', ') },
          { term: 'Outlets', value: outlets?.map(({ siteId, typeValue }) => <div key={siteId}>{domainOf(typeValue)}</div>) },
        ]}
      />
      <ChangedHere record={{ sort: 'user', id: owner.userName ?? '', name: owner.userName ?? '' }} />
    </PeekPanel>
  )
}

const CREATE = { to: '/create-oulets', label: CREATE_NEW_OUTLETS }

const OutletsRoute = () => {
  const { data, error, isFetching, refetch } = useRead(GetGroupAdminsDocument, {})
  return (
    <ListPage
      list={OUTLET_LIST}
      read={{ rows: data?.getGroupAdmins, failure: error, isFetching, refresh: () => void refetch() }}
      peek={(owner, close) => <OutletPeek owner={owner} onClose={close} />}
      create={CREATE}
    />
  )
}

export default OutletsRoute
