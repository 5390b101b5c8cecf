import * as z from 'zod'
import { LARGEST_AMOUNT } from '../domain/money.ts'
import { MONEY_OPERATIONS } from '../domain/payment.ts'
import { type CallTable, type EventTable, KB, nothing, SMALL, timestamp } from './contract.ts'

const moneyKey = z.uuid().describe('made when the confirmation opens: what is sent under one key is sent once')

/** What was confirmed. Main refuses what does not say the same as the variables. */
const moneySubject = {
  operation: z.enum(MONEY_OPERATIONS),
  siteId: z.string().min(1).max(200).describe("whose money it is: the site; of a partner's wallet the partner's user name"),
  domain: z.string().max(300).describe("what people call it: the site's domain, the partner's company"),
  amount: z.number().int().nonnegative().max(LARGEST_AMOUNT).describe('minor units; 0 only where something may be free'),
  currency: z.string().max(10),
  text: z.string().max(10_000).describe('note, plan or service: what a person recognises it by'),
}

const moneyRequestSchema = z.object({ key: moneyKey, ...moneySubject, variables: z.record(z.string(), z.unknown()) })
export type MoneyRequest = z.infer<typeof moneyRequestSchema>

/**
 * One sending of money. `done`: booked; `refused`: certainly not sent or not booked, `message` says why; `unknown`: no usable answer came, the platform is
 * being read back; `absent`: read back and not found. What is refused or absent may be sent again, under another key.
 */
const moneyEntrySchema = z.object({
  key: moneyKey,
  ...moneySubject,
  state: z.enum(['sending', 'done', 'refused', 'unknown', 'absent']),
  startedAt: timestamp,
  settledAt: timestamp.nullable().describe('when it became done, refused or absent'),
  checkedAt: timestamp.nullable().describe('when the platform was last read back'),
  found: z.boolean().describe('done, but learnt by reading back'),
  message: z.string().nullable(),
  data: z.string().nullable().describe('of what is done: the data of the answer as JSON text'),
})
export type MoneyEntry = z.infer<typeof moneyEntrySchema>

/** A booking of the platform that may be an undecided payment's: of its amount, and made since it was sent. */
const candidateSchema = z.object({
  id: z.string().min(1).max(500),
  createdAt: z.number().nullable().describe("unix seconds, by the platform's clock"),
  note: z.string().nullable(),
  hasSameNote: z.boolean(),
})
export type PaymentCandidate = z.infer<typeof candidateSchema>

const decision = z.object({
  key: moneyKey,
  seen: z.array(candidateSchema.shape.id).max(500).describe('the candidates that the user saw'),
  bookedAs: candidateSchema.shape.id.nullable().describe('the one that is the payment; null: it was not booked'),
})

export const moneyCalls = {
  'money.send': { argument: moneyRequestSchema, result: moneyEntrySchema, limit: 256 * KB },
  'money.list': { argument: nothing, result: z.array(moneyEntrySchema), limit: SMALL },
  'money.check': { argument: z.object({ key: moneyKey }), result: moneyEntrySchema, limit: SMALL },
  'money.look': { argument: z.object({ key: moneyKey }), result: z.object({ entry: moneyEntrySchema, candidates: z.array(candidateSchema) }), limit: SMALL },
  'money.decide': { argument: decision, result: moneyEntrySchema, limit: 256 * KB },
  'money.dismiss': { argument: z.object({ key: moneyKey }), result: nothing, limit: SMALL },
  'money.release': { argument: z.object({ operation: moneySubject.operation, siteId: moneySubject.siteId }), result: nothing, limit: SMALL },
} as const satisfies CallTable

export const moneyEvents = {
  'money.changed': moneyEntrySchema,
} as const satisfies EventTable
