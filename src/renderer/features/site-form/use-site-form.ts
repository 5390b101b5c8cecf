import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { USER_NAME_TAKEN } from '#components/availability/use-availability.ts'
import { focusField } from '#components/form/field-id.ts'
import { requiredContext } from '#data/bridge/required-context.ts'
import { isUserNameFree } from '#data/user-names/user-names.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { SiteField } from './fields/field.ts'
import type { FormUse } from './fields/sections.ts'
import { type FieldName, SITE_FIELDS, type SiteFormValues } from './fields/site-fields.ts'
import { siteFormSchema } from './model/schema.ts'

export interface SiteFormContextValue {
  readonly use: FormUse
  /** The user name as stored, which is taken by the site itself; empty for a new site. */
  readonly storedUserName: string
  readonly onLogoBusy: (isBusy: boolean) => void
}

export const [SiteFormContext, useSiteForm] = requiredContext<SiteFormContextValue>('useSiteForm needs SiteForm above it')

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

/** Asks the platform whether a user name is free; one that is taken, or could not be checked, is marked in the form. */
export const acceptsUserName = async (bridge: Bridge, { setError }: SiteFormMethods, userName: string): Promise<boolean> => {
  const isFree = await isUserNameFree(bridge, userName).catch(() => false)
  if (!isFree) {
    setError('userName', { type: 'platform', message: USER_NAME_TAKEN })
    focusField('userName')
  }
  return isFree
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
