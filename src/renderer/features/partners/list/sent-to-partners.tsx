import { useMemo } from 'react'
import { MoneyOutcomeBar } from '#components/money/money-outcome-bar.tsx'
import { titleOf } from '#data/money/money-texts.ts'
import { useMoneyCheck } from '#data/money/use-money-check.ts'
import { useMoneyEntries } from '#data/money/use-money-entries.ts'

/** Entries of partners' wallets that were sent before and are not seen off: after a reload or a crash, or because their dialog was closed meanwhile. */
export const SentToPartners = () => {
  const entries = useMoneyEntries()
  const { check, dismiss } = useMoneyCheck()
  const ofPartners = useMemo(() => entries.filter(({ operation }) => operation === 'UpdateCPWallet'), [entries])
  return <MoneyOutcomeBar entries={ofPartners} titleOf={titleOf} onCheck={(key) => void check(key)} onDismiss={(key) => void dismiss(key)} />
}
