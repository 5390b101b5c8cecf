import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { HistoryRegular } from '@fluentui/react-icons'
import { LinkButton } from '#components/link-button.tsx'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { campaignTone } from '#shared/domain/content/campaign.ts'
import { templateTypeLabel } from '#shared/domain/content/template.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { HISTORY_FAILED } from '../messages.ts'
import { type Campaign, campaignId } from './use-campaigns.ts'

const useStyles = makeStyles({ bar: { width: '100%', paddingBlock: tokens.spacingVerticalXS } })

/** How many of a campaign's messages have been delivered or have failed, from 0 to 1. */
const doneOf = ({ total, sent, failed }: Campaign): number => Math.min(1, ((sent ?? 0) + (failed ?? 0)) / Math.max(1, total ?? 0))

const DoneBar = ({ campaign }: { readonly campaign: Campaign }) => {
  const styles = useStyles()
  return (
    <span className={styles.bar}>
      <ProgressBar value={doneOf(campaign)} aria-label={`${Math.round(doneOf(campaign) * 100)} % done`} />
    </span>
  )
}

/** Campaign History, 10 a page; the last columns wait in the column chooser. */
export const CAMPAIGN_LIST = defineList<Campaign>({
  id: 'campaigns',
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
      value: ({ sendingStatus }) => sendingStatus,
      tone: ({ sendingStatus }) => campaignTone(sendingStatus),
      filter: { kind: 'choice' },
      width: 130,
    },
    { id: 'total', title: 'Total', kind: 'number', value: ({ total }) => total, width: 90 },
    { id: 'sent', title: 'Sent', kind: 'number', value: ({ sent }) => sent, width: 90 },
    { id: 'failed', title: 'Failed', kind: 'number', value: ({ failed }) => failed, width: 90 },
    { id: 'created', title: 'Created', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDateTime(createdAt), width: 160 },
    {
      id: 'done',
      title: 'Progress',
      kind: 'number',
      value: doneOf,
      text: (campaign) => `${Math.round(doneOf(campaign) * 100)} %`,
      render: (campaign) => <DoneBar campaign={campaign} />,
      align: 'start',
      width: 140,
    },
    { id: 'message', title: 'Message type', kind: 'text', value: ({ type }) => type, width: 120, hiddenByDefault: true },
    { id: 'campaignId', title: 'Campaign ID', kind: 'text', value: campaignId, width: 220, hiddenByDefault: true },
  ],
  menu: ['status', 'type'],
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
