import * as z from 'zod'

/**
 * A campaign as the journal keeps it, version 2. The journal's own: a change of the bridge must not make what is on the disk unreadable. A change here is a new
 * version, with a migration in `campaign-journal.ts` and a golden file.
 */
export const storedOrderSchema = z.object({
  key: z.string(),
  channel: z.enum(['WHATSAPP', 'EMAIL']),
  template: z.string(),
  subject: z.string(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  recipients: z.array(
    z.object({
      fqdn: z.string(),
      countryCode: z.string(),
      mob: z.string(),
      email: z.string().nullable(),
      companyName: z.string().nullable(),
      custName: z.string().nullable(),
      sitePlan: z.string().nullable(),
      userName: z.string().nullable(),
    }),
  ),
})

export const storedProgressSchema = z.object({
  key: z.string().describe('of the order it belongs to'),
  startedAt: z.number().int(),
  campaignId: z.string().nullable().describe('null: the platform has no record of the campaign yet'),
  next: z.number().int().nonnegative().describe('the batch to send next, from 0'),
  isInFlight: z.boolean().describe('that batch is being sent: its outcome is not known'),
  queued: z.number().int().nonnegative(),
  uncertain: z.number().int().nonnegative(),
  state: z.enum(['queueing', 'stopped', 'done']),
  message: z.string().nullable(),
})
export type CampaignProgress = z.infer<typeof storedProgressSchema>
