import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { FailureState } from '#components/failure-state.tsx'
import { FormSkeleton } from '#components/form/form-skeleton.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useConnectionProfile } from '#data/session/connection.ts'
import { useTemplates } from '#data/templates/use-templates.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { carriedCampaign } from '../composed-campaign.ts'
import { TEMPLATES_FAILED } from '../messages.ts'
import { ComposeCampaign } from './compose-campaign.tsx'

/** Run Campaign, once the templates are there. */
const RunCampaignRoute = () => {
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const mayEmail = useConnectionProfile()?.emailCampaigns === true
  const carried = useMemo(() => carriedCampaign(state), [state])
  const { rows, isComplete, stopped, failure, retry } = useTemplates(MASTER_SITE_ID)
  const channel = mayEmail && search.get('type') === 'EMAIL' ? 'EMAIL' : 'WHATSAPP'
  const chosen = search.get('template') ?? carried?.template ?? null
  if (rows !== undefined && (isComplete || stopped !== null)) {
    return (
      <>
        <PagingNotice stopped={stopped} onRetry={retry} />
        <ComposeCampaign key={`${channel} ${chosen}`} templates={rows} channel={channel} mayEmail={mayEmail} chosen={chosen} carried={carried} />
      </>
    )
  }
  if (failure !== null) {
    return <FailureState what={TEMPLATES_FAILED} failure={failure} onRetry={retry} />
  }
  return <FormSkeleton />
}

export default RunCampaignRoute
