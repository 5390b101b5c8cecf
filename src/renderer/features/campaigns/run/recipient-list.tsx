import { PeopleTeamRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import type { CampaignRun, RecipientOutcome } from '#shared/bridge/campaigns.ts'

const OUTCOMES: Readonly<Record<RecipientOutcome['outcome'], string>> = { waiting: 'Not sent', queued: 'Queued', uncertain: 'No answer' }
const TONES = { waiting: 'neutral', queued: 'success', uncertain: 'warning' } as const

/** Who gets a campaign, with what became of the message to each. */
const RECIPIENTS = defineList<RecipientOutcome>({
  id: 'campaign-recipients',
  label: 'Recipients',
  one: 'recipient',
  many: 'recipients',
  rowId: ({ fqdn }) => fqdn,
  rowLabel: ({ name }) => name,
  context: ['run'],
  search: { hint: 'Search name, domain, number', of: ({ name, fqdn, contact }) => [name, fqdn, contact] },
  columns: [
    { id: 'name', title: 'Business name', kind: 'text', value: ({ name }) => name, width: 240, cutAt: 40, fixed: true },
    { id: 'domain', title: 'Domain', kind: 'text', value: ({ fqdn }) => fqdn, width: 260, cutAt: 40 },
    { id: 'contact', title: 'Sent to', kind: 'text', value: ({ contact }) => contact, width: 200 },
    {
      id: 'outcome',
      title: 'Outcome',
      kind: 'badge',
      value: ({ outcome }) => OUTCOMES[outcome],
      tone: ({ outcome }) => TONES[outcome],
      filter: { kind: 'choice', options: Object.values(OUTCOMES) },
      width: 120,
    },
  ],
  loadFailed: 'The recipients of the campaign could not be loaded.',
  empty: { icon: PeopleTeamRegular, title: 'This campaign has no recipients', explanation: 'Nobody was selected for it.' },
})

/** The recipients of the last campaign. They are read again with each step of it. */
export const RecipientList = ({ run: { key, queued, uncertain, state } }: { readonly run: CampaignRun }) => {
  const bridge = useBridge()
  const { data, error, refetch } = useQuery({
    queryKey: ['campaign-recipients', key, queued, uncertain, state],
    queryFn: async () => unwrap(await bridge.campaigns.recipients({ key })),
    placeholderData: (before) => before,
    retry: false,
  })
  return (
    <ListPage
      list={RECIPIENTS}
      read={{ rows: data, failure: error && asPlatformFailure(error), refresh: () => void refetch(), isPending: data === undefined }}
      mostHeight={420}
      isPart
    />
  )
}
