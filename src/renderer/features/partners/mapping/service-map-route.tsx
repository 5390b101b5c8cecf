import { makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, PeopleListRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { FactCard } from '#components/fact-card.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { isAllowed } from '#shared/domain/access/access-rule.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { ADD_SERVICE, PARTNER_FAILED } from '../messages.ts'
import { currencyOf, type Partner, partnerName, partnerRecord, placeText } from '../partner.ts'
import { MappingTabs } from './mapping-tabs.tsx'
import { useMappingChanges } from './use-mapping-changes.tsx'

const useStyles = makeStyles({
  card: { margin: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`, flexShrink: 0 },
  // The prices are what the screen is for: they keep most of its height.
  changes: { marginInline: tokens.spacingHorizontalL, maxHeight: '16vh', overflowY: 'auto', flexShrink: 0 },
})

const ChangedHere = lazyPart(async () => (await import('#patterns/activity/changed-here.tsx')).ChangedHere)
const AddMappingDialog = lazyPart(async () => (await import('./add/add-mapping-dialog.tsx')).AddMappingDialog)

/** Plans / Addons Mapping of one partner: who it is, and what it pays. */
const ServiceMap = ({ partner }: { readonly partner: Partner }) => {
  const styles = useStyles()
  const user = useCurrentUser()
  const gate = useWriteGate()
  const currency = currencyOf(partner)
  const { review, ...changes } = useMappingChanges(partner.username, currency)
  // Whether the user adds, edits and deletes what partners pay.
  const mayChange = isAllowed(user, ACTIONS.changePartnerMapping)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <FactCard
        title="CP Profile"
        className={styles.card}
        facts={[
          { term: 'Company Name', value: partnerName(partner) },
          { term: 'Contact Person', value: partner.name },
          { term: 'Mobile', value: partner.mobile },
          { term: 'Address', value: placeText(partner.address) },
          { term: 'Wallet Balance', value: formatMoney(partner.balance ?? 0, currency) },
        ]}
      />
      <div className={styles.changes}>
        <ChangedHere record={partnerRecord(partner)} />
      </div>
      <MappingTabs
        userId={partner.username}
        currency={currency}
        {...(mayChange ? { changes } : {})}
        action={
          mayChange && (
            <ActionButton appearance="primary" icon={<AddRegular />} reason={gate.reason} onClick={() => setAdding(true)}>
              {ADD_SERVICE}
            </ActionButton>
          )
        }
        emptyText={mayChange ? 'Add a service to set what the partner pays for it.' : 'Nothing is priced for this partner.'}
      />
      {review}
      {isAdding && <AddMappingDialog partner={partner} onClose={() => setAdding(false)} />}
    </>
  )
}

/** Plans / Addons Mapping of the partner named in the address; what the CP List passed shows at once, then as the platform has it now. */
const ServiceMapRoute = () => {
  const { id: userName, known } = useNamedRecord<Partner>('partner', 'username')
  const { data, error, isFetching, refetch } = useRead(GetInternalUserByUserNameDocument, { userName: userName ?? '' }, { enabled: userName !== null })
  const stored = data?.getInternalUserByUserName
  const partner = stored ?? known

  if (userName === null) {
    return <NoPartner title="No partner is chosen" explanation="The mapping belongs to one partner: choose it in the CP List." />
  }
  const isUnknown = stored === null || (error !== null && error.kind === 'not-found') || (stored !== undefined && stored.userRole !== 'CP')
  if (isUnknown) return <NoPartner title="There is no such partner" explanation={`No channel partner has the user name ${userName}.`} />
  if (partner !== null) return <ServiceMap key={userName} partner={partner} />
  return error !== null && !isFetching ? <FailureState what={PARTNER_FAILED} failure={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />
}

const NoPartner = ({ title, explanation }: { readonly title: string; readonly explanation: string }) => (
  <EmptyState
    role="alert"
    icon={PeopleListRegular}
    title={title}
    explanation={explanation}
    actions={
      <LinkButton to="/cplist" appearance="primary">
        Go to the CP List
      </LinkButton>
    }
  />
)

export default ServiceMapRoute
