import * as z from 'zod'
import { type CallTable, SMALL } from './contract.ts'

const placeCode = z
  .string()
  .regex(/^[A-Za-z0-9 -]{1,20}$/)
  .describe('the code of the places service')
const countryCode = z
  .string()
  .regex(/^[A-Z]{2,3}$/)
  .describe("the platform's code: IND, UK ...")

const stateSchema = z.object({ name: z.string(), code: z.string() })
export type PlaceState = z.infer<typeof stateSchema>

export const placesCalls = {
  'places.states': { argument: z.object({ country: countryCode }), result: z.array(stateSchema), limit: SMALL },
  'places.cities': { argument: z.object({ country: countryCode, state: placeCode }), result: z.array(z.string()), limit: SMALL },
} as const satisfies CallTable
