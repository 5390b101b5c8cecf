import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { LinkButton } from '#components/link-button.tsx'
import { runAddress } from '../composed-campaign.ts'
import { useCampaignRun } from './use-campaign-run.ts'

/** Says on the campaign screens that a campaign is being queued, or was stopped, and leads to it. Nothing otherwise. */
export const CampaignRunNotice = () => {
  const { run } = useCampaignRun()
  if (run === undefined || run === null || run.state === 'done') return null
  const { state, queued, total, template, channel, key } = run
  return (
    <MessageBar intent={state === 'stopped' ? 'warning' : 'info'}>
      <MessageBarBody>
        {state === 'stopped' ? `The campaign ${template} was stopped` : `The campaign ${template} is being queued`}: {queued} of {total} messages.
      </MessageBarBody>
      <MessageBarActions>
        <LinkButton to={runAddress(channel, key)}>Show it</LinkButton>
      </MessageBarActions>
    </MessageBar>
  )
}
