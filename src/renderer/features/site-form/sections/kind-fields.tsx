import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SITE_MODES, siteModeLabel } from '#shared/domain/site/site-choices.ts'
import { SITE_TYPES } from '#shared/domain/site/site-type.ts'
import { DomainFields } from '../checks/domain-fields.tsx'
import { useSiteForm } from '../form-context.ts'
import { FIELD_LABELS } from '../model/field-labels.ts'
import type { SiteFormValues } from '../model/form-values.ts'
import { afterTypeChange, defaultOptionOf } from '../model/type-change.ts'
import { optionsOf } from '../model/visibility.ts'
import { ReferenceSiteField } from './reference-site-field.tsx'

const MODE_OPTIONS = SITE_MODES.map((value) => ({ value, label: siteModeLabel(value) }))

/** What kind of site it is and where it is reached. */
export const KindFields = () => {
  const { use } = useSiteForm()
  const { setValue, getValues } = useFormContext<SiteFormValues>()
  const [siteType, siteOption] = useWatch<SiteFormValues, ['siteType', 'siteOption']>({ name: ['siteType', 'siteOption'] })
  const options = useMemo(() => [...optionsOf(siteType)], [siteType])

  const changeType = (chosen: string): void => {
    const resets = use === 'create' ? afterTypeChange(chosen, getValues()) : { siteOption: defaultOptionOf(chosen) }
    for (const [name, value] of Object.entries(resets)) setValue(name as keyof SiteFormValues, value, { shouldDirty: true })
  }
  return (
    <>
      <SelectField name="siteType" label={FIELD_LABELS.siteType} required options={SITE_TYPES} onChosen={changeType} />
      {(options.length > 0 || siteOption !== '') && <SelectField name="siteOption" label={FIELD_LABELS.siteOption} required options={options} />}
      <DomainFields />
      <ReferenceSiteField />
      <SelectField name="siteMode" label={FIELD_LABELS.siteMode} options={MODE_OPTIONS} />
    </>
  )
}
