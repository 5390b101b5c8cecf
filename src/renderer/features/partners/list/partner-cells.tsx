import { makeStyles, tokens } from '@fluentui/react-components'
import { CellLink } from '#components/data-table/cell-link.tsx'
import { CellSwitch } from '#components/data-table/cell-switch.tsx'
import { STATUS_UNDER_WAY } from '../messages.ts'
import { type Partner, partnerName } from '../partner.ts'
import { usePartnerActions } from './partner-actions.ts'
import { statusLabel } from './status.ts'

const useStyles = makeStyles({ actions: { display: 'flex', gap: tokens.spacingHorizontalM } })

/** Switches a partner off, and on again. It moves once the platform has said yes. */
export const StatusCell = ({ partner }: { readonly partner: Partner }) => {
  const { writesBlocked, busy, switchStatus } = usePartnerActions()
  const refusal = writesBlocked ?? (busy.has(partner.username) ? STATUS_UNDER_WAY : null)
  return (
    <CellSwitch
      label={`Status of ${partnerName(partner)}`}
      text={statusLabel(partner)}
      checked={partner.enabled === true}
      disabled={refusal !== null}
      {...(refusal === null ? {} : { title: refusal })}
      onChange={() => switchStatus(partner)}
    />
  )
}

/** Leads to the partner's wallet and to what it may sell. */
export const ActionsCell = ({ partner }: { readonly partner: Partner }) => {
  const styles = useStyles()
  const { writesBlocked, recharge, openServices } = usePartnerActions()
  const name = partnerName(partner)
  return (
    <span className={styles.actions}>
      <CellLink
        label={`Wallet of ${name}`}
        disabled={writesBlocked !== null}
        {...(writesBlocked === null ? {} : { title: writesBlocked })}
        onClick={() => recharge(partner)}
      >
        Wallet
      </CellLink>
      <CellLink label={`Services of ${name}`} onClick={() => openServices(partner)}>
        Services
      </CellLink>
    </span>
  )
}
