import { useCallback, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldOption } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { platformOptionsOf, siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { SITE_TYPES } from '#shared/domain/site/site-type.ts'
import { MASTER_SERVICES_FAILED } from '../messages.ts'
import { KIND_LABELS, type KindValues } from './kind.ts'

/** Site type, site option and master service; `locked`: the names of those that cannot be changed. Another site type brings other options. */
export const KindFields = ({ locked }: { readonly locked: ReadonlySet<string> }) => {
  const { setValue, getValues } = useFormContext<KindValues>()
  const siteType = useWatch<KindValues, 'siteType'>({ name: 'siteType' })
  const stored = useWatch<KindValues, 'platform'>({ name: 'platform' })
  const { data, error, isPending } = useRead(GetSiteConfigServicesDocument, { domain: RECURRING_PRICE_DOMAIN })

  const options = useMemo(() => {
    const offered: readonly FieldOption[] = siteType === '' ? [] : platformOptionsOf(siteType)
    // One that is stored and no longer offered is shown as people read it.
    const isForeign = stored !== '' && !offered.some(({ value }) => value === stored)
    return isForeign ? [...offered, { value: stored, label: siteOptionLabel(stored) }] : offered
  }, [siteType, stored])
  const masterServices = useMemo(() => [...new Set(data?.getSiteConfigServices.map(({ serviceName }) => serviceName))], [data])
  const dropForeignOption = useCallback(
    (chosen: string) => {
      const isOffered = platformOptionsOf(chosen).some(({ value }) => value === getValues('platform'))
      if (!isOffered) setValue('platform', '', { shouldDirty: true })
    },
    [getValues, setValue],
  )
  return (
    <>
      <SelectField
        name="siteType"
        label={KIND_LABELS.siteType}
        required
        options={SITE_TYPES}
        placeholder="Choose a site type"
        disabled={locked.has('siteType')}
        onChosen={dropForeignOption}
      />
      <ComboField
        name="platform"
        label={KIND_LABELS.platform}
        required
        options={options}
        placeholder={siteType === '' ? 'Choose a site type first' : 'Choose a site option'}
        disabled={locked.has('platform')}
      />
      <ComboField
        name="masterService"
        label={KIND_LABELS.masterService}
        required
        options={masterServices}
        placeholder="Choose a master service"
        isLoading={isPending}
        disabled={locked.has('masterService')}
        {...(error === null || data !== undefined ? {} : { note: { state: 'error', text: `${MASTER_SERVICES_FAILED} ${error.message}` } })}
      />
    </>
  )
}
