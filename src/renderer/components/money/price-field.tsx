import { Link, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { focusField } from '../form/field-id.ts'
import { keepFocus } from '../keep-focus.ts'
import { MoneyField, type MoneyFieldProps } from './money-field.tsx'
import type { PriceOffer } from './use-price-offer.ts'

const useStyles = makeStyles({
  cell: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  offer: { color: tokens.colorNeutralForeground2, marginBlockStart: tokens.spacingVerticalXXS },
})

export interface PriceFieldProps extends Omit<MoneyFieldProps, 'onTyped'> {
  /** Whose price is offered, as the start of a sentence: "The price list". */
  readonly source: string
  readonly offer: PriceOffer
}

/** An amount with the price on offer below it: to take where it differs from what was typed, and why it was not filled in where its currency differs. */
export const PriceField = ({ source, offer, ...field }: PriceFieldProps) => {
  const styles = useStyles()
  const typed = useWatch<Readonly<Record<string, string>>>({ name: field.name })
  return (
    <div className={styles.cell}>
      <MoneyField {...field} onTyped={offer.onTyped} />
      <Offer {...field} source={source} offer={offer} typed={typed ?? ''} />
    </div>
  )
}

const Offer = ({ name, label, currency, disabled = false, source, offer, typed }: PriceFieldProps & { readonly typed: string }) => {
  const styles = useStyles()
  const { price, take } = offer
  if (price === null) return null
  const text = formatMoney(price.amount, price.currency)
  if (price.currency !== currency) {
    return (
      <Text size={200} role="note" className={styles.offer}>
        {source} has {price.currency} {text}. This site is billed in {currency}: enter the {label.toLowerCase()} in {currency}.
      </Text>
    )
  }
  if (disabled || parseMoney(typed) === price.amount) return null
  return (
    <Text size={200} role="note" className={styles.offer}>
      {source} has {text}.{' '}
      <Link
        as="button"
        type="button"
        aria-label={`Use ${text}`}
        onMouseDown={keepFocus}
        onClick={() => {
          take()
          focusField(name)
        }}
      >
        Use
      </Link>
    </Text>
  )
}
