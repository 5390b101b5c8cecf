import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { FieldName, FormUse, SiteFormValues } from './model/form-values.ts'
import { siteFormSchema } from './model/schema.ts'

export type SiteFormMethods = UseFormReturn<SiteFormValues, unknown, SiteFormValues>

/** The form with its rules: a field is checked when it is left, and from then on while it is typed. `locked`: fields that the user may not change. */
export const useSiteFormMethods = (use: FormUse, values: SiteFormValues, locked: readonly FieldName[] = []): SiteFormMethods => {
  const resolver = useMemo(() => zodResolver(siteFormSchema(use, locked)), [use, locked])
  return useForm<SiteFormValues, unknown, SiteFormValues>({
    defaultValues: values,
    resolver,
    mode: 'onTouched',
    // Sent to the first wrong field in the order of the screen instead.
    shouldFocusError: false,
    criteriaMode: 'firstError',
  })
}
