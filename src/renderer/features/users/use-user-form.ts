import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { rowsResolver } from '#components/form/rows-resolver.ts'
import { type FormUse, userSchema } from './model/user-schema.ts'
import type { UserValues } from './model/user-values.ts'

export type UserFormMethods = UseFormReturn<UserValues, unknown, UserValues>

/** The form of a user with its rules: a field is checked when it is left, and from then on while it is typed. */
export const useUserForm = (use: FormUse, values: UserValues): UserFormMethods => {
  const resolver = useMemo(() => rowsResolver<UserValues>(zodResolver(userSchema(use)), 'employees'), [use])
  return useForm<UserValues, unknown, UserValues>({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: false, criteriaMode: 'firstError' })
}
