import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { userStatus } from '#data/users/user-texts.ts'
import { GetInternalUserByUserNameDocument, type GetInternalUserByUserNameQuery } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { inOrder } from './grants.ts'
import type { Employee, UserValues } from './user-schema.ts'

export type StoredUser = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>

/** A user as the platform keeps it now, null when there is none of that name. Throws a `PlatformFailure`. */
export const findUser = async (bridge: Bridge, userName: string): Promise<StoredUser | null> => {
  try {
    return (await executeOperation(bridge, GetInternalUserByUserNameDocument, { userName })).data.getInternalUserByUserName
  } catch (cause) {
    const failure = asPlatformFailure(cause)
    if (failure.kind === 'rejected' && /not.?found/i.test(failure.message)) return null
    throw failure
  }
}

/** A stored user as the form holds it. */
export const valuesOf = (user: StoredUser): UserValues => {
  const { address } = user
  return {
    name: user.name ?? '',
    mobile: user.mobile ?? '',
    email: user.emailId ?? user.username,
    role: user.userRole ?? '',
    status: userStatus(user),
    permissions: inOrder(user.permissions ?? []),
    companyName: user.companyName ?? '',
    onboardedBy: user.onboardedBy ?? '',
    supportNumber: user.supportNumber ?? '',
    gstNo: user.gstNo ?? '',
    panNo: user.panNo ?? '',
    currency: user.currency ?? '',
    addressLineOne: address?.addressLineOne ?? '',
    addressLineTwo: address?.addressLineTwo ?? '',
    country: address?.country ?? '',
    state: address?.state ?? '',
    city: address?.city ?? '',
    zip: address?.zip ?? '',
    employees: (user.empsDetails ?? []).map(({ name, mobile, email, designated }) => ({
      name: name ?? '',
      mobile: mobile ?? '',
      email: email ?? '',
      designation: designated ?? '',
    })),
  }
}

export const NO_EMPLOYEE: Employee = { name: '', mobile: '', email: '', designation: '' }

/** What the form of a new user starts with. The currency cannot be changed later, so it is chosen, not proposed. */
export const NEW_USER: UserValues = {
  name: '',
  mobile: '',
  email: '',
  role: '',
  status: 'Active',
  permissions: [],
  companyName: '',
  onboardedBy: '',
  supportNumber: '',
  gstNo: '',
  panNo: '',
  currency: '',
  addressLineOne: '',
  addressLineTwo: '',
  country: '',
  state: '',
  city: '',
  zip: '',
  employees: [],
}
