import { useQueryClient } from '@tanstack/react-query'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { CAMPAIGN_RUN } from '#data/campaigns/campaign-run.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { CampaignOrder, CampaignRun } from '#shared/bridge/campaigns.ts'
import type { Failure, Result } from '#shared/result.ts'
import { NOT_DONE } from '../messages.ts'

/** What can be done with a campaign. Each but `start` reports itself what it could not do. */
export const useCampaignRunActions = () => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const isDone = (answer: Result<unknown>): boolean => {
    if (!answer.ok) notify.error(NOT_DONE, answer.error.message)
    return answer.ok
  }
  return {
    /** Resolves to why nothing was sent, null when it began. */
    start: async (order: CampaignOrder): Promise<Failure | null> => {
      const answer = await bridge.campaigns.start(order)
      if (!answer.ok) return answer.error
      // An event may have reported it in the meantime: it knows more.
      queries.setQueryData<CampaignRun | null>(CAMPAIGN_RUN, (known) => (known?.key === order.key ? known : answer.value))
      return null
    },
    stop: ({ key }: CampaignRun) => void bridge.campaigns.stop({ key }).then(isDone),
    resume: ({ key }: CampaignRun) => void bridge.campaigns.resume({ key }).then(isDone),
    /** The user has seen the outcome of it: it is forgotten. */
    dismiss: async ({ key }: CampaignRun): Promise<void> => {
      if (isDone(await bridge.campaigns.dismiss({ key }))) queries.setQueryData(CAMPAIGN_RUN, null)
    },
  }
}
