import type { GetInternalUserByUserNameQuery } from '#generated/graphql.ts'
import { inOrder } from './grants.ts'
import type { UserValues } from './user-values.ts'

/** A user as the platform keeps it. */
export type StoredUser = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>

/** A stored user as the form holds it. A user that does not say `enabled` counts as inactive, as for access. */
export const valuesOf = (user: StoredUser): UserValues => {
  const { address } = user
  return {
    name: user.name ?? '',
    mobile: user.mobile ?? '',
    email: user.emailId ?? user.username,
    role: user.userRole ?? '',
    status: user.enabled === true ? 'Active' : 'Inactive',
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
