// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Price } from '#shared/domain/currency.ts'
import { completeBrowser } from '../form/form-harness.test-support.tsx'
import { PriceField, usePriceOffer } from './price-field.tsx'

beforeAll(completeBrowser)
afterEach(cleanup)

const OFFERS: Readonly<Record<string, Price | null>> = {
  'Offer 4,990': { amount: 499_000, currency: 'INR' },
  'Offer 600': { amount: 60_000, currency: 'INR' },
  'Offer pounds': { amount: 500, currency: 'GBP' },
  'Offer nothing': null,
}

const Amount = ({ isFixed, currency }: { readonly isFixed: boolean; readonly currency: string }) => {
  const offer = usePriceOffer('rate', currency)
  return (
    <>
      <PriceField name="rate" label="Rate" currency={currency} source="The price list" offer={offer} />
      {Object.entries(OFFERS).map(([label, price]) => (
        <button key={label} type="button" onClick={() => offer.offer(price, isFixed)}>
          {label}
        </button>
      ))}
    </>
  )
}

const Form = ({ stored = '', isFixed = false, currency = 'INR' }: { readonly stored?: string; readonly isFixed?: boolean; readonly currency?: string }) => {
  const methods = useForm({ defaultValues: { rate: stored } })
  return (
    <FluentProvider theme={webLightTheme}>
      <FormProvider {...methods}>
        <Amount isFixed={isFixed} currency={currency} />
      </FormProvider>
    </FluentProvider>
  )
}

const rate = (): string => screen.getByRole<HTMLInputElement>('textbox', { name: 'Rate' }).value
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const note = (): string | null => screen.queryByRole('note')?.textContent ?? null

test('an empty field takes each offer, and gives it back where there is none', async () => {
  render(<Form />)
  await press('Offer 4,990')
  expect([rate(), note()]).toEqual(['4990.00', null])
  await press('Offer 600')
  expect(rate()).toBe('600.00')
  await press('Offer nothing')
  expect([rate(), note()]).toEqual(['', null])
})

test('what was typed stays under every offer, and one press takes the offer', async () => {
  render(<Form />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Rate' }), '15000')
  await press('Offer 4,990')
  expect([rate(), note()]).toEqual(['15000', 'The price list has ₹4,990.00. Use'])
  await press('Offer nothing')
  expect([rate(), note()]).toEqual(['15000', null])
  await press('Offer 600')
  await press('Use ₹600.00')
  expect([rate(), note()]).toEqual(['600.00', null])
  await press('Offer 4,990')
  expect(rate()).toBe('4990.00')
})

test('what was typed stays where it equals an offer made before, and a stored amount stays', async () => {
  render(<Form />)
  await press('Offer 600')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Rate' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Rate' }), '600.00')
  await press('Offer 4,990')
  expect(rate()).toBe('600.00')
  cleanup()
  render(<Form stored="15000.00" />)
  await press('Offer 4,990')
  expect(rate()).toBe('15000.00')
})

test('an offer in another currency is not filled in, replaces an earlier one, and says why', async () => {
  render(<Form />)
  await press('Offer 600')
  await press('Offer pounds')
  expect([rate(), note()]).toEqual(['', 'The price list has GBP £5.00. This site is billed in INR: enter the rate in INR.'])
  await userEvent.type(screen.getByRole('textbox', { name: 'Rate' }), '700')
  await press('Offer pounds')
  expect(rate()).toBe('700')
})

test('a currency that turns out to be another takes the offer back', async () => {
  const { rerender } = render(<Form />)
  await press('Offer 600')
  rerender(<Form currency="GBP" />)
  expect([rate(), note()]).toEqual(['', 'The price list has INR ₹600.00. This site is billed in GBP: enter the rate in GBP.'])
})

test('a price that alone counts is filled in over everything', async () => {
  render(<Form stored="15000.00" isFixed />)
  await press('Offer 600')
  expect(rate()).toBe('600.00')
})
