import { Link, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Price } from '#shared/domain/currency.ts'
import { formatMoney, moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { focusField } from '../form/field-id.ts'
import { keepFocus } from '../keep-focus.ts'
import { MoneyField, type MoneyFieldProps } from './money-field.tsx'

/** A price on offer for an amount that the user may have agreed on otherwise. */
export interface PriceOffer {
  /** The price for what was chosen last; null without one. */
  readonly price: Price | null
  /**
   * Fills the price in where the field is empty or holds an earlier offer, and where the price alone counts (`isFixed`). What the user typed stays, and no
   * price in another currency is filled in. null: there is no price for what was chosen, and an earlier offer is taken back.
   */
  readonly offer: (price: Price | null, isFixed?: boolean) => void
  /** Fills the price in over what was typed. */
  readonly take: () => void
  readonly onTyped: (typed: string) => void
}

/** Offers prices to the amount `name`, which is in `currency`. The only way by which a price gets into a form. */
export const usePriceOffer = (name: string, currency: string): PriceOffer => {
  const { getValues, setValue } = useFormContext()
  const [offered, setOffered] = useState<{ readonly price: Price | null; readonly isFixed: boolean }>({ price: null, isFixed: false })
  /** The field holds nothing, or what an offer put there. A stored amount was agreed on, too. */
  const isOurs = useRef(getValues(name) === '')

  const fill = useCallback(
    (text: string) => {
      isOurs.current = true
      if (text !== getValues(name)) setValue(name, text, { shouldDirty: true, shouldValidate: text !== '' })
    },
    [getValues, name, setValue],
  )
  const apply = useCallback(
    (price: Price | null, isFixed: boolean) => {
      if (isOurs.current || isFixed) fill(price?.currency === currency ? moneyToDecimal(price.amount) : '')
    },
    [currency, fill],
  )
  const offer = useCallback(
    (price: Price | null, isFixed = false) => {
      setOffered({ price, isFixed })
      apply(price, isFixed)
    },
    [apply],
  )
  // The site's settings may correct the currency that its list entry had.
  useEffect(() => {
    if (offered.price !== null) apply(offered.price, offered.isFixed)
  }, [apply, offered])

  const take = useCallback(() => {
    if (offered.price?.currency === currency) fill(moneyToDecimal(offered.price.amount))
  }, [currency, fill, offered])
  const onTyped = useCallback((typed: string) => {
    // Without a digit it is no amount that anyone agreed on.
    isOurs.current = !/\d/.test(typed)
  }, [])
  return { price: offered.price, offer, take, onTyped }
}

const useStyles = makeStyles({
  cell: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  offer: { color: tokens.colorNeutralForeground2, marginBlockStart: tokens.spacingVerticalXXS },
})

interface PriceFieldProps extends Omit<MoneyFieldProps, 'onTyped'> {
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
