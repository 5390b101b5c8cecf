import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { asPlatformFailure, unwrap } from '../platform/platform-failure.ts'

export const CAMPAIGN_RUN = ['campaign-run'] as const

/** The user's last campaign as main has it: live, and the same after a reload. Undefined until main has answered, null when there is none. */
export const useCampaignRun = () => {
  const bridge = useBridge()
  const queries = useQueryClient()
  useEffect(() => bridge.on('campaigns.changed', (run) => queries.setQueryData(CAMPAIGN_RUN, run)), [bridge, queries])
  const { data, error, refetch } = useQuery<CampaignRun | null>({
    queryKey: CAMPAIGN_RUN,
    queryFn: async () => {
      const updates = (): number | undefined => queries.getQueryState(CAMPAIGN_RUN)?.dataUpdateCount
      const before = updates()
      const answer = unwrap(await bridge.campaigns.current()) ?? null
      // An event that came in the meantime is newer than this answer.
      return updates() === before ? answer : (queries.getQueryData<CampaignRun | null>(CAMPAIGN_RUN) ?? null)
    },
    staleTime: Number.POSITIVE_INFINITY,
    // While other screens were open nobody listened to its events.
    refetchOnMount: 'always',
  })
  return { run: data, failure: error === null ? null : asPlatformFailure(error), retry: () => void refetch() }
}
