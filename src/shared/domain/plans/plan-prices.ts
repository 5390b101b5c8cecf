import { DEFAULT_CURRENCY, type Price } from '../currency.ts'

interface PricedPlan {
  readonly priceList: readonly { readonly chargingModel: string; readonly rate: number | null }[] | null
  readonly curr: string | null
}

/** The catalogue's rate of a plan for a charging model; null where it has none. */
export const catalogueRate = ({ priceList, curr }: PricedPlan, chargingModel: string): Price | null => {
  const amount = priceList?.find((price) => price.chargingModel === chargingModel)?.rate ?? null
  return amount === null ? null : { amount, currency: curr ?? DEFAULT_CURRENCY }
}
