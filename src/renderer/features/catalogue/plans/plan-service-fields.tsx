import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxGroupField } from '#components/form/fields/checkbox-group-field.tsx'
import { MultiSelectField } from '#components/form/fields/multi-select-field.tsx'
import type { Plan } from '#data/catalogue/plan.ts'
import { LoadProblem } from '../load-problem.tsx'
import { PLATFORM_SERVICES_FAILED } from '../messages.ts'
import type { PlanValues } from './plan-form.ts'
import { usePlanServices } from './use-plan-services.ts'

const CHOOSE_KIND = 'Choose site type, site option and master service first.'
const NONE_ON_OFFER = 'The catalogue has no such service for this site type, option and master service.'

/** The services of a plan. For a new one the basic services are ticked as soon as they are there. */
export const PlanServiceFields = ({ stored }: { readonly stored: Plan | null }) => {
  const { setValue } = useFormContext<PlanValues>()
  const [siteType, platform, masterService] = useWatch<PlanValues, ['siteType', 'platform', 'masterService']>({
    name: ['siteType', 'platform', 'masterService'],
  })
  const { options, isLoaded, isLoading, failure, retry } = usePlanServices({ siteType, platform, masterService }, stored)

  // Another kind has other services: what was chosen for the one before is given up, once.
  const kind = [siteType, platform, masterService].join('\n')
  const chosenFor = useRef(kind)
  const tickedFor = useRef<string | null>(null)
  useEffect(() => {
    if (stored !== null) return
    if (chosenFor.current !== kind) {
      chosenFor.current = kind
      setValue('services', [], { shouldDirty: true })
      setValue('basicServices', [], { shouldDirty: true })
    }
    if (isLoaded && tickedFor.current !== kind) {
      tickedFor.current = kind
      setValue(
        'basicServices',
        options.basic.map(({ value }) => value),
        { shouldDirty: true },
      )
    }
  }, [isLoaded, kind, options, setValue, stored])

  const emptyText = isLoaded ? NONE_ON_OFFER : CHOOSE_KIND
  return (
    <>
      {failure !== null && <LoadProblem what={PLATFORM_SERVICES_FAILED} failure={failure} onRetry={retry} />}
      <MultiSelectField
        name="services"
        label="Plan services"
        required
        options={options.plan}
        placeholder={isLoading ? 'Loading' : 'Choose services'}
        emptyText={isLoading ? 'Loading' : emptyText}
      />
      <CheckboxGroupField
        name="basicServices"
        label="Basic services"
        options={options.basic}
        {...(options.basic.length > 0 ? {} : { hint: isLoading ? 'Loading' : emptyText })}
      />
    </>
  )
}
