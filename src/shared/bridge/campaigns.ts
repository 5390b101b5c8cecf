import * as z from 'zod'
import { type CallTable, type EventTable, MB, nothing, SMALL, timestamp } from './contract.ts'

const campaignKey = z.uuid().describe('made when the confirmation opens: what is sent under one key is sent once')
const shortText = z.string().max(1000)

const campaignRecipientSchema = z.object({
  fqdn: shortText.min(1),
  countryCode: z.string().max(5),
  mob: z.string().max(40),
  email: shortText.nullable(),
  companyName: shortText.nullable(),
  custName: shortText.nullable(),
  sitePlan: shortText.nullable(),
  userName: shortText.nullable(),
})

/** A campaign as it was confirmed. Texts hold their placeholders: main fills them, message by message. */
const campaignOrderSchema = z.object({
  key: campaignKey,
  channel: z.enum(['WHATSAPP', 'EMAIL']),
  template: shortText.min(1).describe('name of the template'),
  subject: shortText.min(1),
  content: z.string().min(1).max(50_000),
  imageUrl: z.string().max(3000).nullable(),
  recipients: z.array(campaignRecipientSchema).min(1).max(250_000),
})
export type CampaignOrder = z.infer<typeof campaignOrderSchema>

/** How far the messages of a campaign have been queued. `stopped`: some are left; `message` says why. */
const campaignRunSchema = z.object({
  key: campaignKey,
  channel: z.enum(['WHATSAPP', 'EMAIL']),
  template: z.string(),
  total: z.number().int().positive(),
  queued: z.number().int().nonnegative(),
  uncertain: z.number().int().nonnegative().describe('sent without a usable answer: perhaps queued, never sent again'),
  state: z.enum(['queueing', 'stopped', 'done']),
  message: z.string().nullable(),
  startedAt: timestamp,
})
export type CampaignRun = z.infer<typeof campaignRunSchema>

/** The outcome of the message to one site. `waiting`: not sent; `uncertain`: sent without a usable answer, and never sent again. */
const recipientOutcomeSchema = z.object({
  fqdn: z.string(),
  name: z.string(),
  contact: z.string(),
  outcome: z.enum(['waiting', 'queued', 'uncertain']),
})
export type RecipientOutcome = z.infer<typeof recipientOutcomeSchema>

export const campaignsCalls = {
  'campaigns.start': { argument: campaignOrderSchema, result: campaignRunSchema, limit: 128 * MB },
  'campaigns.current': { argument: nothing, result: campaignRunSchema.nullable(), limit: SMALL },
  /** Of the last campaign by its key, or of any that this computer sent in the last 90 days by its id on the platform. */
  'campaigns.recipients': {
    argument: z.union([z.object({ key: campaignKey }), z.object({ campaignId: shortText.min(1) })]),
    result: z.array(recipientOutcomeSchema),
    limit: SMALL,
  },
  /** When each site got the last message that this user sent from this computer in the last 90 days, by its address. */
  'campaigns.messaged': { argument: z.object({ channel: z.enum(['WHATSAPP', 'EMAIL']) }), result: z.record(z.string(), timestamp), limit: SMALL },
  'campaigns.stop': { argument: z.object({ key: campaignKey }), result: campaignRunSchema, limit: SMALL },
  'campaigns.resume': { argument: z.object({ key: campaignKey }), result: campaignRunSchema, limit: SMALL },
  'campaigns.dismiss': { argument: z.object({ key: campaignKey }), result: nothing, limit: SMALL },
  'campaigns.release': { argument: nothing, result: nothing, limit: SMALL },
} as const satisfies CallTable

export const campaignsEvents = {
  'campaigns.changed': campaignRunSchema.nullable(),
} as const satisfies EventTable
