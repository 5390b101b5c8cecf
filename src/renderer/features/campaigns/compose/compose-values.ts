import * as z from 'zod'
import { CHOOSE_TEMPLATE, ENTER_CONTENT } from '../messages.ts'

/** What the form of a campaign holds. */
export interface ComposeValues {
  /** Slug of the template. */
  readonly template: string
  readonly content: string
}

/** Both are required. */
export const composeSchema = z.object({
  template: z.string().min(1, CHOOSE_TEMPLATE),
  content: z.string().refine((content) => content.trim() !== '', ENTER_CONTENT),
}) satisfies z.ZodType<ComposeValues>
