import * as z from 'zod/mini'
import { amountField } from '#components/money/amount.ts'
import { chargeFor, chargingModelOf, type PriceRow } from '#data/catalogue/plan.ts'
import type { CreateSiteConfigServicesMutationVariables } from '#generated/graphql.ts'
import { PRICED_MODELS, type PricedModel } from '#shared/domain/catalogue.ts'
import { moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { ENTER_ONE_TIME_CHARGE } from '../messages.ts'

export type ChargeValues = Readonly<Record<PricedModel, string>>

export type PriceEntry = CreateSiteConfigServicesMutationVariables

const optionalCharge = amountField(null)

export const chargesSchema = z.object({ PAY_PER_USE: optionalCharge, MONTHLY: optionalCharge, YEARLY: optionalCharge })

export const oneTimeChargeField = amountField(ENTER_ONE_TIME_CHARGE)

export const NO_CHARGES: ChargeValues = { PAY_PER_USE: '', MONTHLY: '', YEARLY: '' }

/** An amount of minor units as a field shows it, empty for none. */
export const chargeText = (charges: number | null): string => (charges === null ? '' : moneyToDecimal(charges))

export const chargesOf = (rows: readonly PriceRow[]): ChargeValues => ({
  PAY_PER_USE: chargeText(chargeFor(rows, 'PAY_PER_USE')?.amount ?? null),
  MONTHLY: chargeText(chargeFor(rows, 'MONTHLY')?.amount ?? null),
  YEARLY: chargeText(chargeFor(rows, 'YEARLY')?.amount ?? null),
})

/** The amount of a row as it is sent: minor units, left out where nothing is typed. */
export const typedCharge = (typed: string): Pick<PriceEntry, 'charges'> => {
  const charges = parseMoney(typed)
  return charges === null ? {} : { charges }
}

/**
 * The rows of a service's charges, one a charging model in their order, under the service's own slug. A row that is there keeps its key, so that it is written
 * again and not a second time.
 */
export const chargeEntries = (
  service: { readonly slug: string; readonly serviceName: string },
  values: ChargeValues,
  stored: readonly PriceRow[] = [],
): readonly PriceEntry[] =>
  PRICED_MODELS.map(({ value }) => {
    const row = stored.find((each) => chargingModelOf(each) === value)
    return {
      domain: service.slug,
      typeValue: row?.typeValue ?? value,
      serviceName: row?.serviceName ?? service.serviceName,
      ...typedCharge(values[value]),
    }
  })
