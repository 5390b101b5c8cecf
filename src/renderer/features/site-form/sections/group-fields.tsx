import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { pagingHint } from '#components/list-state/paging-notice.tsx'
import { FIELD_LABELS } from '../model/field-labels.ts'
import type { SiteFormValues } from '../model/form-values.ts'
import { useReferenceSites } from './use-reference-sites.ts'

/** The group a site belongs to: chosen among those of similar sites, or typed. */
export const GroupFields = () => {
  const { setValue } = useFormContext<SiteFormValues>()
  const [siteType, siteOption, isGroupReward] = useWatch<SiteFormValues, ['siteType', 'siteOption', 'isGroupReward']>({
    name: ['siteType', 'siteOption', 'isGroupReward'],
  })
  const { sites, isLoading, stopped } = useReferenceSites(siteType, siteOption)
  const groups = useMemo(() => [...new Set(sites.flatMap(({ groupId }) => groupId ?? []))].sort().map((value) => ({ value, label: value })), [sites])
  const hint = pagingHint(stopped)
  return (
    <>
      <SwitchField
        name="isGroupAdmin"
        label={FIELD_LABELS.isGroupAdmin}
        isLabelAbove
        onSwitched={(isOn) => {
          if (!isOn) setValue('groupId', '', { shouldDirty: true })
        }}
      />
      <SwitchField name="isGroupReward" label={FIELD_LABELS.isGroupReward} isLabelAbove />
      <ComboField
        name="groupId"
        label={FIELD_LABELS.groupId}
        options={groups}
        isLoading={isLoading}
        freeText
        required={isGroupReward}
        {...(hint === undefined ? {} : { hint })}
      />
    </>
  )
}
