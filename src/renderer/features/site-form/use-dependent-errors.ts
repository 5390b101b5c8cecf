import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldName, SiteFormValues } from './model/form-values.ts'

/** Fields whose rules look at others. */
const DEPENDENT: readonly FieldName[] = [
  'siteOption',
  'no_of_products',
  'no_of_photos',
  'referenceSite',
  'integratePaymentOption',
  'groupId',
  'tillDate',
  'state',
]

/** What the platform said about the whole domain stands at its second half, and goes with either. */
const DEPENDENT_ON_SUBDOMAIN: readonly FieldName[] = [...DEPENDENT, 'domain']

/** Takes away an error that a change of another field has settled: react-hook-form looks only at the field that was changed. */
export const useDependentErrors = ({ subscribe, trigger, getFieldState }: UseFormReturn<SiteFormValues, unknown, SiteFormValues>): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const dependent = name === 'subdomain' ? DEPENDENT_ON_SUBDOMAIN : DEPENDENT
          const wrong = dependent.filter((field) => field !== name && getFieldState(field).invalid)
          if (wrong.length > 0) void trigger(wrong)
        },
      }),
    [subscribe, trigger, getFieldState],
  )
}
