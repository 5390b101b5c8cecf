import { useMemo } from 'react'
import { useCurrentUser } from '#data/session/current-user.ts'
import { salesPersonChoices, useInternalUsers } from '#data/users/pickers.ts'
import { BulkButton } from '#patterns/bulk/bulk-button.tsx'
import type { BulkSubject } from '#patterns/bulk/bulk-choice.ts'
import { ACTIVE_INACTIVE, listChoice, textChoice, toggleChoice } from '#patterns/bulk/bulk-fields.tsx'
import { BulkMessageButton } from '#patterns/bulk/bulk-message.tsx'
import { ChooseChange } from '#patterns/bulk/choose-change.tsx'
import type { ListScreen } from '#patterns/list-page/list-slots.ts'
import { isAllowed } from '#shared/domain/access/access-rule.ts'
import { MANAGES_USERS } from '#shared/domain/access/screen-rules.ts'
import { partnerName } from '../partner.ts'
import type { PartnerRow } from './partner-row.ts'

const STATUS = toggleChoice('user.enabled', 'Status', ACTIVE_INACTIVE)
const STATUS_ONLY = [STATUS]
const SUPPORT_NUMBER = textChoice('user.supportNumber', 'Support number', 'Leave it empty to clear the field.')

interface BulkPartnerChangeProps {
  readonly rows: readonly PartnerRow[]
  readonly onClose: () => void
}

/** Changes the selected partners together: their status; who manages users may change as much of them as in Edit User. */
const BulkPartnerChange = ({ rows, onClose }: BulkPartnerChangeProps) => {
  const mayEdit = isAllowed(useCurrentUser(), MANAGES_USERS)
  const users = useInternalUsers(mayEdit)
  const choices = useMemo(() => {
    const salesPersons = salesPersonChoices(users).map(({ label }) => label)
    return mayEdit ? [STATUS, listChoice('user.onboardedBy', 'Sales Person', salesPersons), SUPPORT_NUMBER] : STATUS_ONLY
  }, [mayEdit, users])
  const subjects = useMemo<readonly BulkSubject[]>(
    () => rows.map(({ partner }) => ({ id: partner.username, domain: partner.username, name: partnerName(partner) })),
    [rows],
  )
  return <ChooseChange choices={choices} subjects={subjects} noun="partner" onClose={onClose} />
}

const userOf = ({ partner }: PartnerRow) => ({ username: partner.username, name: partnerName(partner) })

/** In the bar of the selection. */
export const BulkPartnerButtons = ({ onScreen }: Pick<ListScreen<PartnerRow>, 'onScreen'>) => (
  <>
    <BulkButton onScreen={onScreen} dialog={(rows, close) => <BulkPartnerChange rows={rows} onClose={close} />} />
    <BulkMessageButton onScreen={onScreen} noun="partner" userOf={userOf} />
  </>
)
