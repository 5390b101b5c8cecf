import type { Random } from '../../database/random.ts'
import { walkSites } from '../site-walk.ts'
import type { Seeding } from '../subject.ts'
import { groupAdmins, type OutletOwner } from './group-admin-table.ts'

type OwnerTexts = Pick<OutletOwner, 'email' | 'mobile' | 'userName' | 'custName' | 'companyName'>

/** The owner of every group of sites. */
export function seedOutlets({ database, size, random }: Seeding): void {
  const groups = new Map<string, { siteId: string; typeValue: string; companyName: string; custName: string }[]>()
  const write = groupAdmins.writer(database)
  for (const { siteId, domain, groupId, companyName, custName } of walkSites(database, ['siteId', 'domain', 'groupId', 'companyName', 'custName'])) {
    const outlet = { siteId, typeValue: `fqdn::${domain}`, companyName: companyName ?? '', custName: custName ?? '' }
    if (groupId) groups.set(groupId, [...(groups.get(groupId) ?? []), outlet])
  }
  for (const [groupId, outlets] of groups) {
    const [first] = outlets
    write({
      id: groupId,
      groupId,
      typeValue: 'groupAdmin',
      ...(size === 'demo' && first !== undefined ? demoOwner(groupId, first, random) : numberedOwner(groupId)),
      enabled: true,
      address: { addressLineOne: null, addressLineTwo: null, city: 'Pune', state: 'Maharashtra', zip: null, country: 'IND' },
      outlets: outlets.map(({ siteId, typeValue }) => ({ siteId, typeValue })),
    })
  }
}

const numberedOwner = (groupId: string): OwnerTexts => ({
  email: `${groupId}@outlets.example`,
  mobile: '9800011122',
  userName: `owner-${groupId}`,
  custName: `Owner of ${groupId}`,
  companyName: `Outlets ${groupId}`,
})

/** A company named after the group's first site. */
const demoOwner = (groupId: string, first: { readonly companyName: string; readonly custName: string }, random: Random): OwnerTexts => {
  const name = first.custName.toLowerCase().replaceAll(/[^a-z]+/g, '.')
  const number = groupId.replaceAll(/\D/g, '')
  return {
    email: `${name === '.' ? 'owner' : name}${number}@outlets.example`,
    mobile: `9${random.integer(100_000_000, 999_999_999)}`,
    userName: `${name === '.' ? 'owner' : name}${number}`,
    custName: first.custName,
    companyName: `${first.companyName} Group`,
  }
}
