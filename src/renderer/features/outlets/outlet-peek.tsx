import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { countryName } from '#shared/domain/country.ts'
import { domainOf, type OutletOwner, ownerLabel } from './outlet-list.ts'

interface OutletPeekProps {
  readonly owner: OutletOwner
  readonly onClose: () => void
}

/** An outlet owner's details beside the list. */
export const OutletPeek = ({ owner, onClose }: OutletPeekProps) => {
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
          { term: 'Status', value: owner.enabled === true ? 'Active' : 'Inactive' },
          { term: 'Address', value: place.filter(Boolean).join(', ') },
          { term: 'Outlets', value: outlets?.map(({ siteId, typeValue }) => <div key={siteId}>{domainOf(typeValue)}</div>) },
        ]}
      />
    </PeekPanel>
  )
}
