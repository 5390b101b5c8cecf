import { Badge } from '@fluentui/react-components'
import { ActionButton } from '#components/action-button.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { type Fact, Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { countryName } from '#shared/domain/country.ts'
import { formatDate, formatDateTime } from '#shared/domain/date.ts'
import { appVersionOf } from '#shared/domain/site/site-choices.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { cityOf, countryOf, emailOf, mobileOf, partnerNameOf, planNamesOf, type Site, siteName, stateOf } from './site.ts'
import { openingActions, useSiteActions } from './site-actions.tsx'

const ChangedHere = lazyPart(async () => (await import('#patterns/activity/changed-here.tsx')).ChangedHere)

export const SitePeek = ({ site, onClose }: { readonly site: Site; readonly onClose: () => void }) => {
  const actions = useSiteActions()
  return (
    <PeekPanel
      title={siteName(site)}
      onClose={onClose}
      onOpen={() => actions.open(site)}
      actions={openingActions(site, actions).map(({ id, label, icon, onSelect, disabledReason = null }) => (
        <ActionButton key={id} size="small" icon={icon} onClick={onSelect} reason={disabledReason}>
          {label}
        </ActionButton>
      ))}
    >
      <Facts facts={factsOf(site)} />
      <ChangedHere record={{ sort: 'site', id: site.siteId, name: site.domain }} />
    </PeekPanel>
  )
}

/** What the list knows of a site, as terms and values. */
export const factsOf = (site: Site): readonly Fact[] => {
  const country = countryOf(site)
  return [
    {
      term: 'Status',
      value: (
        <Badge appearance="tint" color={site.enabled === true ? 'success' : 'subtle'}>
          {activeWord(site.enabled)}
        </Badge>
      ),
    },
    { term: 'Domain', value: site.domain },
    ...(site.fqdn === site.domain ? [] : [{ term: 'Host name', value: site.fqdn }]),
    { term: 'Site ID', value: site.siteId },
    { term: 'Customer', value: site.custName },
    { term: 'Email', value: emailOf(site) },
    { term: 'Mobile', value: mobileOf(site) },
    { term: 'User name', value: site.userName },
    { term: 'Plan', value: planNamesOf(site).join(', ') },
    { term: 'License end', value: formatDate(site.tillDate) },
    { term: 'Created', value: formatDate(site.createdAt) },
    { term: 'Created by', value: site.createdBy },
    { term: 'Last sign-in', value: formatDateTime(site.loggedInAt) },
    { term: 'Last access', value: formatDateTime(site.lastAccessAt) },
    { term: 'Site type', value: site.siteType && siteTypeLabel(site.siteType) },
    { term: 'Site option', value: site.siteOptions && siteOptionLabel(site.siteOptions) },
    { term: 'Currency', value: site.basicSiteSetting?.curr },
    { term: 'Partner', value: [partnerNameOf(site), site.partnerType && `(${site.partnerType})`].filter(Boolean).join(' ') },
    { term: 'Sales person', value: site.salesPerson },
    { term: 'Support account manager', value: site.supportAccManager },
    { term: 'Place', value: [cityOf(site), stateOf(site), country && countryName(country)].filter(Boolean).join(', ') },
    { term: 'App version', value: appVersionOf(site.appVersion) },
    { term: 'Title', value: site.title },
    { term: 'Record type', value: site.typeValue },
  ]
}
