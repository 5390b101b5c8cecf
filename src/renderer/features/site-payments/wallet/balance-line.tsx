import { Button, makeStyles, SkeletonItem, Text, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'
import { useRead } from '#data/platform/use-read.ts'
import { GetSiteWalletByIdDocument } from '#generated/graphql.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { BALANCE_FAILED, NO_WALLET } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'

/** The wallet of a site; null: it has none. Undefined: not known yet, or it could not be loaded. */
export const useSiteWallet = (siteId: string) => {
  const { data, error, refetch } = useRead(GetSiteWalletByIdDocument, { siteId })
  return { wallet: data?.getSiteWalletById, failure: error, retry: () => void refetch() }
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: tokens.lineHeightHero700 },
  label: { color: tokens.colorNeutralForeground2 },
  balance: { fontVariantNumeric: 'tabular-nums' },
  // The lighter of the two: the other one is too dark to be read on a dark page.
  negative: { color: tokens.colorStatusDangerForeground3 },
  skeleton: { width: '12ch' },
})

export const BalanceLine = ({ site }: { readonly site: PaymentSite }) => {
  const styles = useStyles()
  const { wallet, failure, retry } = useSiteWallet(site.siteId)
  return (
    <div className={styles.root} role="group" aria-label="Balance">
      <Text className={styles.label}>Balance</Text>
      {wallet === undefined && failure === null && <SkeletonItem size={24} className={styles.skeleton} aria-label="Loading the balance" />}
      {wallet === null && <Text>{NO_WALLET}</Text>}
      {wallet && (
        <Text size={500} weight="semibold" className={wallet.balance < 0 ? styles.negative : styles.balance}>
          {formatMoney(wallet.balance, wallet.currency ?? site.currency)}
        </Text>
      )}
      {failure !== null && (
        <>
          <Text role="alert" className={styles.negative}>
            {BALANCE_FAILED} {readableServerMessage(failure.message)}
          </Text>
          <Button size="small" icon={<ArrowClockwiseRegular />} onClick={retry}>
            Retry
          </Button>
        </>
      )}
    </div>
  )
}
