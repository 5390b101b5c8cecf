import { PeopleTeamRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#components/empty-state.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, unwrap } from '#data/platform/platform-failure.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { RecipientOutcome } from '#shared/bridge/campaigns.ts'
import { NOT_SENT_HERE, NOT_SENT_HERE_WHY } from '../messages.ts'

const OUTCOMES: Readonly<Record<RecipientOutcome['outcome'], string>> = { waiting: 'Not sent', queued: 'Queued', uncertain: 'No answer' }
const TONES = { waiting: 'neutral', queued: 'success', uncertain: 'warning' } as const

/** Parameter of the address of Campaign History: the campaign whose recipients are shown. */
const RECIPIENTS_PARAMETER = 'recipients'

/** Who gets a campaign, with the outcome of the message to each. */
const RECIPIENTS = defineList<RecipientOutcome>({
  id: 'campaign-recipients',
  label: 'Recipients',
  one: 'recipient',
  many: 'recipients',
  rowId: ({ fqdn }) => fqdn,
  rowLabel: ({ name }) => name,
  context: ['run', RECIPIENTS_PARAMETER],
  prefix: 'to',
  search: { hint: 'Search name, domain, number', of: ({ name, fqdn, contact }) => [name, fqdn, contact] },
  columns: [
    { id: 'name', title: 'Business name', kind: 'text', value: ({ name }) => name, width: 240, cutAt: 40, fixed: true },
    { id: 'domain', title: 'Domain', kind: 'text', value: ({ fqdn }) => fqdn, width: 260 },
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

interface RecipientListProps {
  /** The last campaign by its key, or any by its id on the platform. */
  readonly of: CallArgument<'campaigns.recipients'>
  /** How far it is: they are read again with each step. */
  readonly step?: string
}

/** The recipients of a campaign that this computer sent. */
export const RecipientList = ({ of, step = '' }: RecipientListProps) => {
  const bridge = useBridge()
  const { data, error, refetch } = useQuery({
    queryKey: ['campaign-recipients', of, step],
    queryFn: async () => unwrap(await bridge.campaigns.recipients(of)),
    placeholderData: (before) => before,
    retry: false,
  })
  if (error !== null && asPlatformFailure(error).kind === 'not-found') {
    return <EmptyState icon={PeopleTeamRegular} title={NOT_SENT_HERE} explanation={NOT_SENT_HERE_WHY} />
  }
  return (
    <ListPage
      list={RECIPIENTS}
      read={{ rows: data, failure: error && asPlatformFailure(error), refresh: () => void refetch(), isPending: data === undefined }}
      mostHeight={420}
      isPart
    />
  )
}
