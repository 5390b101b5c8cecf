import * as z from 'zod'
import { amountField } from '#components/money/amount.ts'
import { ENTER_PRICE, SELECT_EXTRA_SERVICE } from '../messages.ts'

/** A one-time service to be bought, as typed. */
export interface ExtraRow {
  readonly serviceName: string
  /** In major units. */
  readonly price: string
  readonly note: string
}

export interface ExtraValues {
  extras: ExtraRow[]
}

export const EMPTY_EXTRA: ExtraRow = { serviceName: '', price: '', note: '' }

export const extraSchema = z.object({
  extras: z.array(z.object({ serviceName: z.string().min(1, SELECT_EXTRA_SERVICE), price: amountField(ENTER_PRICE), note: z.string().trim() })).min(1),
})

/** Whether a row holds nothing that was typed or chosen. */
export const isEmptyExtra = ({ serviceName, price, note }: ExtraRow): boolean => serviceName === '' && price === '' && note === ''
