// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { completeBrowser } from '#components/form/form-harness.test-support.tsx'
import type { ServiceRates } from '../partner-prices.ts'
import { ServiceRowFields } from './recurring-fields.tsx'
import { newServiceRow, type RecurringValues, type ServiceRow } from './recurring-form.ts'

beforeAll(completeBrowser)
afterEach(cleanup)

const PRICES: Readonly<Record<string, number>> = { MONTHLY: 49_900, YEARLY: 499_000 }

const LISTED: ServiceRates = {
  partnerRate: () => null,
  listRate: async (serviceName, model) => {
    const amount = PRICES[model]
    return serviceName === '' || amount === undefined ? null : { amount, currency: 'INR' }
  },
}
const PARTNER: ServiceRates = { ...LISTED, partnerRate: () => ({ amount: 30_000, currency: 'INR' }) }

const NEW: Partial<ServiceRow> = {}

interface RowProps {
  readonly stored?: Partial<ServiceRow>
  readonly rates?: ServiceRates
  readonly currency?: string
}

const Row = ({ stored = NEW, rates = LISTED, currency = 'INR' }: RowProps) => {
  const methods = useForm<RecurringValues>({
    defaultValues: { services: [{ ...newServiceRow('2027-01-01'), ...stored }], event: { category: '', reason: '', note: '' } },
  })
  const { fields } = useFieldArray({ control: methods.control, name: 'services' })
  return (
    <FluentProvider theme={webLightTheme}>
      <FormProvider {...methods}>
        {fields.map((field, index) => (
          <ServiceRowFields
            key={field.id}
            index={index}
            isStored={stored.serviceName !== undefined}
            serviceNames={['POS', 'DELIVERY']}
            rates={rates}
            currency={currency}
            isEndRequired={false}
            ended={null}
            onRemove={() => undefined}
          />
        ))}
      </FormProvider>
    </FluentProvider>
  )
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name })
const choose = (name: string, value: string): Promise<void> => userEvent.selectOptions(screen.getByRole('combobox', { name }), value)
const note = async (text: string): Promise<void> =>
  expect((await screen.findByText(text, { exact: false, selector: '[role=note]' })).textContent).toContain(text)

test('a price is filled in until a rate is typed; then it is only offered, whatever is chosen', async () => {
  render(<Row />)
  await choose('Charging Model', 'MONTHLY')
  await choose('Service', 'POS')
  await expect.poll(() => field('Rate').value).toBe('499.00')
  await userEvent.clear(field('Rate'))
  await userEvent.type(field('Rate'), '15000')
  await choose('Charging Model', 'YEARLY')
  await note('The price list has ₹4,990.00.')
  expect(field('Rate').value).toBe('15000')
  await choose('Charging Model', 'MONTHLY')
  await note('The price list has ₹499.00.')
  expect(field('Rate').value).toBe('15000')
  await choose('Service', 'DELIVERY')
  await note('The price list has ₹499.00.')
  expect(field('Rate').value).toBe('15000')
  await userEvent.click(screen.getByRole('button', { name: 'Use ₹499.00' }))
  expect(field('Rate').value).toBe('499.00')
})

test('a stored rate stays when its model changes', async () => {
  render(<Row stored={{ serviceName: 'POS', chargingModel: 'MONTHLY', rate: '15000.00' }} />)
  await choose('Charging Model', 'YEARLY')
  await note('The price list has ₹4,990.00.')
  expect(field('Rate').value).toBe('15000.00')
})

test("a partner's price alone counts, but not in another currency [SVC-078]", async () => {
  render(<Row rates={PARTNER} />)
  await choose('Service', 'POS')
  await expect.poll(() => field('Rate').value).toBe('300.00')
  expect(field('Rate').disabled).toBe(true)
  cleanup()
  render(<Row rates={PARTNER} currency="GBP" />)
  await choose('Service', 'POS')
  await note("The partner's price list has INR ₹300.00. This site is billed in GBP: enter the rate in GBP.")
  expect([field('Rate').value, field('Rate').disabled]).toEqual(['', false])
})
