import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import type { CampaignOrder, CampaignRun } from '#shared/bridge/campaigns.ts'
import type { Failure, Result } from '#shared/result.ts'
import { NOT_DONE } from '../messages.ts'

const CAMPAIGN_RUN = ['campaign-run'] as const

/** The user's last campaign as main has it: live, and the same after a reload. Undefined until main has answered, null when there is none. */
export const useCampaignRun = () => {
  const bridge = useBridge()
  const queries = useQueryClient()
  useEffect(() => bridge.on('campaigns.changed', (run) => queries.setQueryData(CAMPAIGN_RUN, run)), [bridge, queries])
  const { data, error, refetch } = useQuery<CampaignRun | null>({
    queryKey: CAMPAIGN_RUN,
    queryFn: async () => {
      const told = (): number | undefined => queries.getQueryState(CAMPAIGN_RUN)?.dataUpdateCount
      const before = told()
      const answer = unwrap(await bridge.campaigns.current()) ?? null
      // What an event told in the meantime is newer than an answer that was on its way.
      return told() === before ? answer : (queries.getQueryData<CampaignRun | null>(CAMPAIGN_RUN) ?? null)
    },
    staleTime: Number.POSITIVE_INFINITY,
    // While other screens were open nobody listened to its events.
    refetchOnMount: 'always',
  })
  return { run: data, failure: error === null ? null : asPlatformFailure(error), retry: () => void refetch() }
}

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
