import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { pagingHint } from '#components/list-state/paging-notice.tsx'
import { FIELD_LABELS } from '../model/field-labels.ts'
import type { SiteFormValues } from '../model/form-values.ts'
import { useReferenceSites } from './use-reference-sites.ts'

/** The site whose catalogue is taken over; fixed for a site that belongs to a group. */
export const ReferenceSiteField = () => {
  const [siteType, siteOption, groupId, subdomain, domain] = useWatch<SiteFormValues, ['siteType', 'siteOption', 'groupId', 'subdomain', 'domain']>({
    name: ['siteType', 'siteOption', 'groupId', 'subdomain', 'domain'],
  })
  const { sites, isLoading, stopped } = useReferenceSites(siteType, siteOption)
  const own = `${subdomain}.${domain}`
  const options = useMemo(
    () =>
      sites
        .filter((site) => site.domain !== own)
        .map((site) => ({ value: site.domain, label: site.companyName ? `${site.companyName} (${site.domain})` : site.domain })),
    [sites, own],
  )
  const isGrouped = groupId.trim() !== ''
  const hint = isGrouped ? 'A site with a group id keeps its reference site.' : pagingHint(stopped)
  return (
    <ComboField
      name="referenceSite"
      label={FIELD_LABELS.referenceSite}
      options={options}
      isLoading={isLoading}
      required={siteOption === 'DEPARTMENT' && !isGrouped}
      disabled={isGrouped}
      {...(hint === undefined ? {} : { hint })}
    />
  )
}
