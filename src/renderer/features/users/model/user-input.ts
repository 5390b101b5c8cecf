import type { CreateInternalUserInput, UpdateInternalUserInput } from '#generated/graphql.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { partsOf } from './form-sections.ts'
import type { UserValues } from './user-schema.ts'

const textOrNull = (typed: string): string | null => typed.trim() || null

/** What goes with the role; what belongs to other roles is left out and so stays as it is. */
const roleInput = (values: UserValues) => {
  const { permissions, hasCompany, isChannelPartner } = partsOf(values.role)
  return {
    ...(permissions === 'none' ? {} : { permissions: values.permissions.map(({ name, operations }) => ({ name, operations: [...operations] })) }),
    ...(hasCompany ? { companyName: values.companyName.trim(), address: addressInput(values) } : {}),
    ...(isChannelPartner
      ? {
          onboardedBy: values.onboardedBy.trim(),
          supportNumber: textOrNull(values.supportNumber),
          gstNo: textOrNull(values.gstNo),
          panNo: textOrNull(values.panNo),
          // The platform's name for a designation.
          empsDetails: values.employees.map(({ name, mobile, email, designation }) => ({
            name: name.trim(),
            mobile: mobile.trim(),
            email: email.trim(),
            designated: designation.trim(),
          })),
        }
      : {}),
  }
}

const addressInput = ({ addressLineOne, addressLineTwo, city, state, zip, country }: UserValues) => ({
  addressLineOne: textOrNull(addressLineOne),
  addressLineTwo: textOrNull(addressLineTwo),
  city: textOrNull(city),
  state: textOrNull(state),
  zip: textOrNull(zip),
  country: textOrNull(country),
})

/** The creation of a user, without a password: main adds that of the profile, or else the platform chooses one. */
export const createInput = (values: UserValues): CreateInternalUserInput => {
  const email = values.email.trim()
  return {
    siteId: MASTER_SITE_ID,
    userName: email,
    emailId: email,
    userRole: values.role,
    name: values.name.trim(),
    mobile: values.mobile.trim(),
    enabled: true,
    ...roleInput(values),
    ...(partsOf(values.role).isChannelPartner ? { currency: values.currency } : {}),
  }
}

/** A user's identity, which an edit does not change. */
export interface EditedUser {
  readonly siteId: string | null | undefined
  readonly username: string
}

export const updateInput = ({ siteId, username }: EditedUser, values: UserValues): UpdateInternalUserInput => ({
  siteId: siteId ?? MASTER_SITE_ID,
  username,
  userRole: values.role,
  emailId: values.email.trim() || null,
  name: values.name.trim(),
  mobile: values.mobile.trim(),
  enabled: values.status === 'Active',
  ...roleInput(values),
})
