import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { ADD_SERVICE } from '../messages.ts'
import { currencyOf, type Partner } from '../partner.ts'
import { MappingTabs } from './mapping-tabs.tsx'
import { mayChangeMapping } from './may-change-mapping.ts'
import { PartnerCard } from './partner-card.tsx'
import { useMappingChanges } from './use-mapping-changes.ts'

const AddMappingDialog = lazy(async () => ({ default: (await import('./add/add-mapping-dialog.tsx')).AddMappingDialog }))

/** Plans / Addons Mapping of one partner: who it is, and what it pays. */
export const ServiceMap = ({ partner }: { readonly partner: Partner }) => {
  const user = useCurrentUser()
  const gate = useWriteGate()
  const changes = useMappingChanges(partner.username)
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
            <Button
              appearance="primary"
              icon={<AddRegular />}
              disabledFocusable={!gate.allowed}
              {...(gate.reason === null ? {} : { title: gate.reason })}
              onClick={() => setAdding(true)}
            >
              {ADD_SERVICE}
            </Button>
          )
        }
        emptyText={mayChange ? 'Add a service to say what the partner pays for it.' : 'Nothing is priced for this partner.'}
      />
      <Suspense fallback={null}>{isAdding && <AddMappingDialog partner={partner} onAdd={changes.add} onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}
