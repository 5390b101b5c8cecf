import type { LocalPlatform } from '#local-platform/start.ts'
import { PlatformUser } from '../platform-user.ts'

const CREATE = 'mutation CreateInternalUser($input: CreateInternalUserInput!) { createInternalUser(input: $input) { username } }'

/** The channel partner Ravi Kumar with one employee, as the platform takes him. */
export const raviKumar = (userName: string) => ({
  siteId: 'master',
  userName,
  emailId: userName,
  userRole: 'CP',
  name: 'Ravi Kumar',
  mobile: '9812345670',
  enabled: true,
  companyName: 'Kumar Digital',
  address: { addressLineOne: '14 MG Road', addressLineTwo: null, city: 'Pune', state: 'Maharashtra', zip: '411005', country: 'IND' },
  onboardedBy: 'Priya Nair',
  supportNumber: null,
  gstNo: '27AABCD5709Q1Z4',
  panNo: null,
  empsDetails: [{ name: 'Meera', mobile: '9800000001', email: 'meera@partner.example', designated: 'Owner' }],
  currency: 'GBP',
})

/** Makes the channel partner Ravi Kumar with one employee, as an administrator of the platform would. */
export async function createPartner(platform: LocalPlatform, userName: string): Promise<void> {
  await new PlatformUser(platform).run(CREATE, {
    input: { ...raviKumar(userName), password: 'Temporary-1' },
  })
}
