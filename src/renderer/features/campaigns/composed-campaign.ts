import * as z from 'zod'
import type { TemplateType } from '#shared/domain/content/template.ts'

/** A campaign as it was composed: travels from screen to screen in the navigation state. */
export interface ComposedCampaign {
  /** Slug of the template. */
  readonly template: string
  readonly content: string
}

const stateSchema = z.object({ campaign: z.object({ template: z.string().min(1), content: z.string() }) })

/** What the navigation state carries, null for anything else: the state outlives the version that wrote it. */
export const campaignOfState = (state: unknown): ComposedCampaign | null => {
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? parsed.data.campaign : null
}

const audienceSchema = z.object({ audience: z.array(z.string()).min(1) })

/** Ids of the sites that were selected in the list of sites before the message was written; null where none were. Travels beside what was composed. */
export const audienceOfState = (state: unknown): readonly string[] | null => audienceSchema.safeParse(state).data?.audience ?? null

/** What the screens of one campaign hand on to each other. */
export const campaignState = (campaign: ComposedCampaign | null, audience: readonly string[] | null): object => ({
  ...(campaign === null ? {} : { campaign }),
  ...(audience === null ? {} : { audience }),
})

const audiencePath = (channel: TemplateType): '/customer-list' | '/email-Customer' => (channel === 'EMAIL' ? '/email-Customer' : '/customer-list')

/** The addresses of a campaign's screens; the record's id is in each. */
export const composeAddress = (channel: TemplateType, template: string | null): string => {
  const search = new URLSearchParams()
  if (channel === 'EMAIL') search.set('type', channel)
  if (template !== null) search.set('template', template)
  return search.size === 0 ? '/marketing-index' : `/marketing-index?${search}`
}
export const audienceAddress = (channel: TemplateType, template: string): string => `${audiencePath(channel)}?template=${encodeURIComponent(template)}`
export const runAddress = (channel: TemplateType, key: string): string => `${audiencePath(channel)}?run=${key}`
