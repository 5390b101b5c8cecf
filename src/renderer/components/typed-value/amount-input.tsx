import { Input, type InputProps } from '@fluentui/react-components'
import type { RefCallback } from 'react'
import { plainAmount } from '#shared/domain/money.ts'
import { onKeys } from '../shortcuts/composition.ts'
import { useTypedValue } from './use-typed-value.ts'

interface AmountInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  /** A plain decimal, empty for none; what cannot be read as it was typed. */
  readonly value: string
  /** Whose sign or code may be typed. Keep the array stable. */
  readonly currencies: readonly string[]
  readonly onChange: (amount: string) => void
  /** Enter was pressed; without it the key is the form's. */
  readonly onEnter?: () => void
  readonly ref?: RefCallback<HTMLInputElement>
}

/**
 * An amount, typed as it is displayed (`₹1,00,000.00`) or plain. A number field would change or drop what it cannot
 * read.
 */
export const AmountInput = ({ value, currencies, onChange, onEnter, ref, ...rest }: AmountInputProps) => {
  const { text, change } = useTypedValue(value, (typed) => plainAmount(typed, currencies), onChange)
  return (
    <Input
      {...rest}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(_, data) => change(data.value)}
      onKeyDown={onKeys((event) => {
        if (event.key !== 'Enter' || onEnter === undefined) return
        event.preventDefault()
        onEnter()
      })}
    />
  )
}
