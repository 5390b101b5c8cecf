import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { HistoryRegular, PeopleTeamRegular } from '@fluentui/react-icons'
import { useEffect } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useOpenedRow } from '#components/list-state/use-opened-row.ts'
import { type PagedQueryResult, usePagedQuery } from '#data/platform/use-paged-query.ts'
import { GetCampaignHistoryByCreatedAtByAdminDocument, type GetCampaignHistoryByCreatedAtByAdminQuery } from '#generated/graphql.ts'
import { timeColumn } from '#patterns/list-page/list-columns.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { campaignTone, deliveryProgress } from '#shared/domain/content/campaign.ts'
import { templateTypeLabel } from '#shared/domain/content/template.ts'
import { newestFirst, nowInSeconds, plausibleSeconds } from '#shared/domain/date.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { messageTypeWords, sendingStatusWords } from '#shared/domain/text/code-words.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import { HISTORY_FAILED, RECIPIENTS } from '../messages.ts'
import { CampaignRunNotice } from '../run/campaign-outcome.tsx'

type Campaign = GetCampaignHistoryByCreatedAtByAdminQuery['getCampaignHistoryByCreatedAtByAdmin']['items'][number]

const pageOf = (data: GetCampaignHistoryByCreatedAtByAdminQuery) => tokenPage(data.getCampaignHistoryByCreatedAtByAdmin)

const campaignId = (campaign: Campaign): string => campaign.campaignId

/** Milliseconds between two looks at campaigns that are being delivered. */
const LOOK_AGAIN = 3000
/** Messages are delivered within 30 minutes: one that is not completed an hour after it began is not waited for any more. Seconds. */
const WAITED_FOR = 3600

const isPending = ({ sendingStatus, createdAt }: Campaign): boolean =>
  sendingStatus !== 'COMPLETED' && (plausibleSeconds(createdAt) ?? 0) > nowInSeconds() - WAITED_FOR

/** All campaigns, newest first; asked for again while one of them is being delivered. */
const useCampaigns = (): PagedQueryResult<Campaign> => {
  const result = usePagedQuery(GetCampaignHistoryByCreatedAtByAdminDocument, {
    variablesAt: (token: PageToken) => ({ siteId: MASTER_SITE_ID, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId: campaignId,
    sorted: newestFirst,
  })
  const { rows, isComplete, failure, retry } = result
  const isWaiting = isComplete && failure === null && rows?.some(isPending) === true
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(retry, LOOK_AGAIN)
    return () => clearTimeout(timer)
  })
  return result
}

const useStyles = makeStyles({ bar: { width: '100%', paddingBlock: tokens.spacingVerticalXS } })

const doneText = (campaign: Campaign): string => {
  const done = deliveryProgress(campaign)
  return done === null ? '' : `${Math.round(done * 100)} %`
}

const DoneBar = ({ campaign }: { readonly campaign: Campaign }) => {
  const styles = useStyles()
  return (
    <span className={styles.bar}>
      <ProgressBar value={deliveryProgress(campaign) ?? 1} aria-label={`${doneText(campaign)} done`} />
    </span>
  )
}

/** Campaign History, 10 a page; the last columns wait in the column chooser. */
const CAMPAIGN_LIST = defineList<Campaign>({
  id: 'campaigns',
  reads: GetCampaignHistoryByCreatedAtByAdminDocument,
  label: 'Campaigns',
  one: 'campaign',
  many: 'campaigns',
  rowId: campaignId,
  rowLabel: ({ template, campaignId: id }) => template || id,
  search: { hint: 'Search template', of: ({ template, campaignId: id }) => [template, id] },
  columns: [
    { id: 'template', title: 'Template', kind: 'text', value: ({ template }) => template, width: 260, cutAt: 60, fixed: true },
    {
      id: 'type',
      title: 'Type',
      kind: 'text',
      value: ({ queType }) => templateTypeLabel(queType),
      filter: { kind: 'choice', single: true, options: ['Whatsapp', 'Email'] },
      width: 110,
    },
    {
      id: 'status',
      title: 'Status',
      kind: 'badge',
      value: ({ sendingStatus }) => sendingStatusWords(sendingStatus),
      tone: ({ sendingStatus }) => campaignTone(sendingStatus),
      filter: { kind: 'choice', of: ({ sendingStatus }) => sendingStatus, labelOf: sendingStatusWords },
      width: 130,
    },
    { id: 'total', title: 'Total', kind: 'number', isSummed: true, value: ({ total }) => total, width: 90 },
    { id: 'sent', title: 'Sent', kind: 'number', isSummed: true, value: ({ sent }) => sent, width: 90 },
    { id: 'failed', title: 'Failed', kind: 'number', isSummed: true, value: ({ failed }) => failed, width: 90 },
    timeColumn(({ createdAt }) => createdAt, { id: 'created', title: 'Created', width: 160 }),
    {
      id: 'done',
      title: 'Progress',
      kind: 'number',
      value: deliveryProgress,
      text: doneText,
      render: (campaign) => deliveryProgress(campaign) !== null && <DoneBar campaign={campaign} />,
      align: 'start',
      width: 140,
    },
    { id: 'message', title: 'Message type', kind: 'text', value: ({ type }) => messageTypeWords(type), width: 120, hiddenByDefault: true },
    { id: 'campaignId', title: 'Campaign ID', kind: 'text', value: campaignId, width: 220, hiddenByDefault: true },
  ],
  menu: ['status', 'type', 'created'],
  initial: { size: 10 },
  loadFailed: HISTORY_FAILED,
  empty: {
    icon: HistoryRegular,
    title: 'No campaign was sent yet',
    explanation: 'Campaigns you send appear here, with how much of each was delivered.',
    actions: (
      <LinkButton to="/marketing-index" appearance="primary">
        Run Campaign
      </LinkButton>
    ),
  },
})

const RecipientsDialog = lazyPart(async () => (await import('./recipients-dialog.tsx')).RecipientsDialog)

const CampaignHistoryRoute = () => {
  const { rows, stopped, failure, retry } = useCampaigns()
  const { opened, open, close } = useOpenedRow('recipients', rows, CAMPAIGN_LIST)
  return (
    <>
      <ListPage
        list={CAMPAIGN_LIST}
        read={{ rows, stopped, failure, refresh: retry }}
        notice={<CampaignRunNotice />}
        onOpen={open}
        rowActions={(campaign) => [{ id: 'details', label: RECIPIENTS, icon: <PeopleTeamRegular />, onSelect: () => open(campaign) }]}
      />
      {opened !== undefined && (
        <RecipientsDialog key={opened.campaignId} campaignId={opened.campaignId} template={CAMPAIGN_LIST.rowLabel(opened)} onClose={close} />
      )}
    </>
  )
}

export default CampaignHistoryRoute
