import { Card, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { type CurrentUser, useCurrentUser } from '#data/session/current-user.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { ADD_SERVICE } from '../messages.ts'
import { currencyOf, type Partner, partnerName, placeText } from '../partner.ts'
import { MappingTabs } from './mapping-tabs.tsx'
import { useMappingChanges } from './use-mapping-changes.ts'

const useStyles = makeStyles({
  card: { margin: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`, flexShrink: 0 },
  facts: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXXXL, rowGap: tokens.spacingVerticalS, margin: 0 },
  fact: { minWidth: 0 },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  title: { margin: 0 },
})

const DASH = '–'

/** Who the mapping is for. */
const PartnerCard = ({ partner }: { readonly partner: Partner }) => {
  const styles = useStyles()
  const facts = [
    { term: 'Company Name', value: partnerName(partner) },
    { term: 'Contact Person', value: partner.name },
    { term: 'Mobile', value: partner.mobile },
    { term: 'Address', value: placeText(partner.address) },
    { term: 'Wallet Balance', value: formatMoney(partner.balance ?? 0, currencyOf(partner)) },
  ]
  return (
    <Card className={styles.card} role="group" aria-label="CP Profile">
      <Subtitle2 as="h2" className={styles.title}>
        CP Profile
      </Subtitle2>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt>
              <Text size={200} className={styles.term}>
                {term}
              </Text>
            </dt>
            <dd className={styles.value} dir="auto">
              {value || DASH}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Whether a user adds, edits and deletes what partners pay. */
const mayChangeMapping = ({ role, enabled }: Pick<CurrentUser, 'role' | 'enabled'>): boolean => role === 'ADMIN' || (role === 'SITE_CREATOR' && enabled)

const AddMappingDialog = lazy(async () => ({ default: (await import('./add/add-mapping-dialog.tsx')).AddMappingDialog }))

/** Plans / Addons Mapping of one partner: who it is, and what it pays. */
export const ServiceMap = ({ partner }: { readonly partner: Partner }) => {
  const user = useCurrentUser()
  const gate = useWriteGate()
  const { changes, review } = useMappingChanges(partner.username, currencyOf(partner))
  const mayChange = mayChangeMapping(user)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PartnerCard partner={partner} />
      <MappingTabs
        userId={partner.username}
        currency={currencyOf(partner)}
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
      <Suspense fallback={null}>{isAdding && <AddMappingDialog partner={partner} onAdd={changes.add} onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}
