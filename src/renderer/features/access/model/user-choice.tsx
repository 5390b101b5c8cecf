import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { FieldOption } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { userLabel } from '#data/users/user-texts.ts'

const alphabetical = new Intl.Collator('en')

/** Users as a picker offers them: by name, with the user name, as two may have the same name. */
const userOptions = (users: readonly InternalUser[]): readonly FieldOption[] =>
  users
    .map((user) => ({ value: user.username, label: userLabel(user) === user.username ? user.username : `${userLabel(user)} (${user.username})` }))
    .toSorted((one, other) => alphabetical.compare(one.label, other.label))

export const userNamed = (users: readonly InternalUser[], name: string | null): InternalUser | undefined => users.find(({ username }) => username === name)

interface AddressChoiceProps {
  /** Parameter of the address that holds what is chosen. */
  readonly parameter: string
  readonly label: string
  /** Keep the array stable between renders. */
  readonly options: readonly FieldOption[]
  readonly placeholder: string
}

/** One of many choices, kept in the address. */
export const AddressChoice = ({ parameter, ...field }: AddressChoiceProps) => {
  const [chosen, choose] = useAddressParameter(parameter)
  const form = useForm({ values: { [parameter]: chosen ?? '' } })
  return (
    <FormProvider {...form}>
      <ComboField name={parameter} {...field} onChosen={(value) => choose(value || null, 'replace')} />
    </FormProvider>
  )
}

/** A user, kept in the address. */
export const UserChoice = ({ users, ...choice }: Pick<AddressChoiceProps, 'parameter' | 'label'> & { readonly users: readonly InternalUser[] }) => (
  <AddressChoice {...choice} options={useMemo(() => userOptions(users), [users])} placeholder="Name or user name" />
)
