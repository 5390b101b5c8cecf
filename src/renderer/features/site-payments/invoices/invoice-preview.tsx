import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { shownDay } from '../billing-terms.ts'
import type { InvoiceValues } from './invoice-form.ts'

const useStyles = makeStyles({
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  number: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  title: { margin: 0 },
  people: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
  },
  line: { display: 'contents' },
  term: { margin: 0, overflowWrap: 'anywhere' },
  amount: { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})

interface InvoicePreviewProps {
  readonly currency: string
  /** The number of the invoice that is replaced; null: a new one. */
  readonly replacedNumber: string | null
  /** Whose it is, by its domain. */
  readonly site: string
}

/** The invoice as it will be, while its form is filled in. */
export const InvoicePreview = ({ currency, replacedNumber, site }: InvoicePreviewProps) => {
  const styles = useStyles()
  const { billTo, custName, custMob, serviceName, invoiceAmount, invoiceDate } = useWatch<InvoiceValues>() as InvoiceValues
  const amount = parseMoney(invoiceAmount)
  const shownAmount = amount === null ? '–' : formatMoney(amount, currency)
  return (
    <section className={styles.sheet} aria-label="Preview of the invoice">
      <div className={styles.head}>
        <Text as="h3" size={500} weight="semibold" className={styles.title}>
          Invoice
        </Text>
        <Text className={styles.number}>{replacedNumber ?? 'Gets its number when generated'}</Text>
      </div>
      <div className={styles.people} dir="auto">
        <Text weight="semibold">{billTo.trim() || '–'}</Text>
        <Text>
          {custName.trim() || '–'}, {custMob.trim() || '–'}
        </Text>
        <Text className={styles.quiet}>{invoiceDate === '' ? '–' : shownDay(invoiceDate)}</Text>
      </div>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt className={styles.term} dir="auto">
            {serviceName.trim() || '–'}
          </dt>
          <dd className={styles.amount}>{shownAmount}</dd>
        </div>
        <div className={styles.line}>
          <dt className={styles.term}>
            <Text weight="semibold">Total</Text>
          </dt>
          <dd className={styles.amount}>
            <Text size={500} weight="semibold">
              {shownAmount}
            </Text>
          </dd>
        </div>
      </dl>
      <Text className={styles.quiet}>
        Kept with the site <span dir="auto">{site}</span>.
      </Text>
    </section>
  )
}
