import { Button } from '@fluentui/react-components'
import { AppsListRegular, WalletCreditCardRegular } from '@fluentui/react-icons'
import { ActionButton } from '#components/action-button.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { formatDate } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { addressText, currencyOf, partnerName, statusLabel } from '../partner.ts'
import { usePartnerActions } from './partner-columns.tsx'
import type { PartnerRow } from './partner-row.ts'

export const PartnerPeek = ({ row: { partner, customers }, onClose }: { readonly row: PartnerRow; readonly onClose: () => void }) => {
  const { writesBlocked, recharge, openServices } = usePartnerActions()
  return (
    <PeekPanel
      title={partnerName(partner)}
      onClose={onClose}
      onOpen={() => openServices(partner)}
      actions={
        <>
          <ActionButton size="small" icon={<WalletCreditCardRegular />} reason={writesBlocked} onClick={() => recharge(partner)}>
            Wallet
          </ActionButton>
          <Button size="small" icon={<AppsListRegular />} onClick={() => openServices(partner)}>
            Services
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          { term: 'Status', value: statusLabel(partner) },
          { term: 'Contact Person', value: partner.name },
          { term: 'Mobile', value: partner.mobile },
          { term: 'Email', value: partner.emailId },
          { term: 'Support number', value: partner.supportNumber },
          { term: 'User name', value: partner.username },
          { term: 'Sales Person', value: partner.onboardedBy },
          { term: 'Wallet Balance', value: partner.balance === null ? null : formatMoney(partner.balance, currencyOf(partner)) },
          { term: 'Address', value: addressText(partner.address) },
          { term: 'GST No', value: partner.gstNo },
          { term: 'PAN No', value: partner.panNo },
          { term: 'CP Since', value: formatDate(partner.createdAt) },
          { term: 'Total Customers', value: customers?.count },
          { term: 'Last Customer', value: customers?.last?.name },
        ]}
      />
    </PeekPanel>
  )
}
