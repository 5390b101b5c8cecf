import { useEffect, useMemo } from 'react'
import { type PagedQueryResult, usePagedQuery } from '#data/platform/use-paged-query.ts'
import { GetCampaignHistoryByCreatedAtByAdminDocument, type GetCampaignHistoryByCreatedAtByAdminQuery } from '#generated/graphql.ts'
import { newestFirst, nowInSeconds, plausibleSeconds } from '#shared/domain/date.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'

/** A campaign of the past, or one that is being delivered. */
export type Campaign = GetCampaignHistoryByCreatedAtByAdminQuery['getCampaignHistoryByCreatedAtByAdmin']['items'][number]

const pageOf = (data: GetCampaignHistoryByCreatedAtByAdminQuery) => tokenPage(data.getCampaignHistoryByCreatedAtByAdmin)

export const campaignId = (campaign: Campaign): string => campaign.campaignId

/** Milliseconds between two looks at campaigns that are being delivered. */
const LOOK_AGAIN = 3000
/** Messages are delivered within 30 minutes: one that is not completed an hour after it began is not waited for any more. Seconds. */
const WAITED_FOR = 3600

const isPending = ({ sendingStatus, createdAt }: Campaign): boolean =>
  sendingStatus !== 'COMPLETED' && (plausibleSeconds(createdAt) ?? 0) > nowInSeconds() - WAITED_FOR

/** All campaigns, newest first; asked for again while one of them is being delivered. */
export const useCampaigns = (): PagedQueryResult<Campaign> => {
  const result = usePagedQuery(GetCampaignHistoryByCreatedAtByAdminDocument, {
    variablesAt: (token: PageToken) => ({ siteId: MASTER_SITE_ID, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId: campaignId,
  })
  const { rows, isComplete, failure, retry } = result
  const sorted = useMemo(() => rows && newestFirst(rows), [rows])
  const isWaiting = isComplete && failure === null && rows?.some(isPending) === true
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(retry, LOOK_AGAIN)
    return () => clearTimeout(timer)
  })
  return { ...result, rows: sorted }
}
