import { zodResolver } from '@hookform/resolvers/zod'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { SiteField } from './fields/field.ts'
import type { FormUse, SectionId } from './fields/sections.ts'
import { type FieldName, SITE_FIELDS, type SiteFormValues } from './fields/site-fields.ts'
import { siteFormSchema } from './model/schema.ts'

export interface SiteFormContextValue {
  readonly use: FormUse
  readonly lockedSections: ReadonlySet<SectionId>
  /** The user name as stored, which is taken by the site itself; empty for a new site. */
  readonly storedUserName: string
  readonly onLogoBusy: (isBusy: boolean) => void
}

export const SiteFormContext = createContext<SiteFormContextValue | null>(null)

export const useSiteForm = (): SiteFormContextValue => {
  const context = useContext(SiteFormContext)
  if (context === null) throw new Error('useSiteForm needs SiteForm above it')
  return context
}

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

/** The fields whose change may settle an error of this one. */
const settlersOf = ({ required, conflict, isVisible, settledBy }: SiteField): readonly string[] => [
  ...(settledBy ?? []),
  ...(conflict?.when.on ?? []),
  ...(required === undefined ? [] : [...(required.when?.on ?? []), ...(isVisible?.on ?? [])]),
]

const DEPENDENT = SITE_FIELDS.map((field) => ({ name: field.name, settlers: settlersOf(field) })).filter(({ settlers }) => settlers.length > 0)

/** Takes away an error that a change of another field has settled: react-hook-form checks only the field that was changed. */
export const useDependentErrors = ({ subscribe, trigger, getFieldState }: SiteFormMethods): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          // Without a name the whole form was filled, by a draft.
          const affected = DEPENDENT.filter(({ name, settlers }) => name !== changed && (changed === undefined || settlers.includes(changed)))
          const wrong = affected.map(({ name }) => name).filter((name) => getFieldState(name).invalid)
          if (wrong.length > 0) void trigger(wrong)
        },
      }),
    [subscribe, trigger, getFieldState],
  )
}
