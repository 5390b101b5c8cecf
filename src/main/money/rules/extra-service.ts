import * as z from 'zod'
import type { CreateSiteExtraServiceMutation, GetSiteExtraServicesBySiteIdQuery } from '#generated/graphql.ts'
import { withReference } from '#shared/domain/payment.ts'
import { atToken, FIRST_TOKEN, tokenPage } from '#shared/paging.ts'
import { type MoneyRule, sameNote } from '../money-rule.ts'

const SERVICES_PER_READ = 30

const variables = z.strictObject({
  siteId: z.string(),
  amt: z.number(),
  currency: z.string(),
  serviceName: z.string(),
  note: z.string().nullish(),
})

/** A one-time service for a site: its record is one of the same name, amount and note. It may be free. */
export const extraService: MoneyRule<z.infer<typeof variables>> = {
  operation: 'CreateSiteExtraService',
  variables,
  leastAmount: 0,
  said: ({ siteId, amt, currency }) => ({ siteId, amount: amt, currency }),
  referenced: ({ note, ...others }, reference) => ({ ...others, note: withReference(note, reference) }),
  list: 'newest-first',
  hasBaseline: true,
  readBack: 'GetSiteExtraServicesBySiteId',
  firstPage: (siteId) => ({ siteId, limit: SERVICES_PER_READ, ...atToken(FIRST_TOKEN) }),
  page: (data, asked, { amt, serviceName, note }) => {
    const { rows, next } = tokenPage((data as GetSiteExtraServicesBySiteIdQuery).getSiteExtraServicesBySiteId)
    const records = rows.map((service) => {
      const isLike = service.amt === amt && service.serviceName === serviceName && sameNote(service.note, note)
      const made: CreateSiteExtraServiceMutation = { createSiteExtraService: { id: service.id, createdAt: service.createdAt } }
      return { id: service.id, answer: isLike ? made : null }
    })
    return { records, ids: rows.map(({ id }) => id), next: next ? { ...asked, ...atToken(next) } : null }
  },
  recordOf: (data) => (data as CreateSiteExtraServiceMutation).createSiteExtraService.id,
}
