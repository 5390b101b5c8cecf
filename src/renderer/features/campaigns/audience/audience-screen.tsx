import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { FailureState } from '#components/failure-state.tsx'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useTemplates } from '#data/templates/use-templates.ts'
import { Elsewhere } from '#patterns/screens/elsewhere.tsx'
import type { TemplateType } from '#shared/domain/content/template.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { carriedCampaign, composeAddress } from '../composed-campaign.ts'
import { COMPOSE_FIRST, NO_SUCH_CAMPAIGN, RUN_FAILED, TEMPLATES_FAILED } from '../messages.ts'
import { CampaignOutcome } from '../run/campaign-outcome.tsx'
import { useCampaignRun } from '../run/use-campaign-run.ts'
import { Audience } from './audience.tsx'

/** Who gets the campaign, or, once it is sent, the outcome of it. */
export const AudienceScreen = ({ channel }: { readonly channel: TemplateType }) => {
  const [search] = useSearchParams()
  const run = search.get('run')
  return run === null ? <ComposedAudience channel={channel} named={search.get('template')} /> : <RunScreen key={run} runKey={run} />
}

/** A campaign that is or was sent. Once the user has dismissed it, the history is next. */
const RunScreen = ({ runKey }: { readonly runKey: string }) => {
  const { run, failure, retry } = useCampaignRun()
  const [wasThere, setWasThere] = useState(false)
  if (run === undefined) return failure === null ? <ScreenSkeleton /> : <FailureState what={RUN_FAILED} failure={failure} onRetry={retry} />
  if (run?.key === runKey) {
    if (!wasThere) setWasThere(true)
    return <CampaignOutcome run={run} />
  }
  return <Elsewhere to="/campaign-history" message={wasThere ? null : NO_SUCH_CAMPAIGN} />
}

/** Audience of the campaign that was composed; a pasted link takes the text of the template that it names. */
const ComposedAudience = ({ channel, named }: { readonly channel: TemplateType; readonly named: string | null }) => {
  const { state } = useLocation() as { readonly state: unknown }
  const carried = useMemo(() => carriedCampaign(state), [state])
  const { rows, isComplete, stopped, failure, retry } = useTemplates(MASTER_SITE_ID)
  const slug = named ?? carried?.template ?? null
  const template = rows?.find(({ slugName }) => slugName === slug)
  const content = (carried?.template === slug ? carried?.content : template?.text) ?? ''
  if (slug === null) return <Elsewhere to={composeAddress(channel, null)} message={COMPOSE_FIRST} />
  if (template !== undefined && content.trim() !== '') return <Audience channel={channel} template={template} content={content} />
  if (isComplete || stopped !== null) return <Elsewhere to={composeAddress(channel, template === undefined ? null : slug)} message={COMPOSE_FIRST} />
  return failure === null ? <ScreenSkeleton /> : <FailureState what={TEMPLATES_FAILED} failure={failure} onRetry={retry} />
}
