import { MoneyOutcomeBar } from '#components/money/money-outcome-bar.tsx'
import { titleOf } from '#data/money/money-texts.ts'
import { useMoneyCheck } from '#data/money/use-money-check.ts'
import { useMoneyEntries } from '#data/money/use-money-entries.ts'

/** What was sent for a site before and is not seen off: after a reload or a crash, or because its dialog was closed in the meantime. */
export const SentBefore = ({ siteId }: { readonly siteId: string }) => {
  const entries = useMoneyEntries(siteId)
  const { check, dismiss } = useMoneyCheck()
  return <MoneyOutcomeBar entries={entries} titleOf={titleOf} onCheck={(key) => void check(key)} onDismiss={(key) => void dismiss(key)} />
}
