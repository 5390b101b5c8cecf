import { DEFAULT_CURRENCY } from './currency.ts'

/** A price of the catalogue or of a partner. It never goes without its currency: the site it is offered to may be billed in another. */
export interface Price {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
}

/** A price of a list that names no currency: such lists are kept in the default one. null: the list has no price. */
export const listPrice = (amount: number | null): Price | null => (amount === null ? null : { amount, currency: DEFAULT_CURRENCY })
