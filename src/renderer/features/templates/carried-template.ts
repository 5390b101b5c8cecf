import * as z from 'zod'
import type { Template } from '#data/templates/use-templates.ts'
import type { TemplateSiteId } from '#shared/domain/content/template.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const seconds = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

const stateSchema = z.object({
  template: z.object({
    siteId: z.string(),
    slugName: z.string().min(1),
    tempName: text,
    tempSubject: text,
    text,
    type: text,
    image: z
      .object({ bucket: text, region: text, key: text })
      .nullish()
      .transform((value) => value ?? null),
    createdAt: seconds,
    updatedAt: seconds,
  }),
})

/** The template of a scope that a list carried in the navigation state; null for anything else: the state outlives the version that wrote it. */
export const carriedTemplate = (state: unknown, siteId: TemplateSiteId): Template | null => {
  const parsed = stateSchema.safeParse(state)
  return parsed.success && parsed.data.template.siteId === siteId ? parsed.data.template : null
}
