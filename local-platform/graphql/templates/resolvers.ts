import { transaction } from '../../database/transaction.ts'
import type { CreateTempleteInput, Resolvers, Templete } from '../../generated/resolvers.ts'
import { given } from '../argument-rules.ts'
import { conflict, notFound } from '../errors.ts'
import { readPage } from '../page-token.ts'
import { requireMayUseTemplates, requireValidTemplate } from './rules.ts'
import { templates } from './template-table.ts'

/** The source gives no page size for templates. */
const TEMPLATES_PER_PAGE = 25

export const templateResolvers: Resolvers = {
  Query: {
    getTempleteByUpdatedAtBySiteId: (_root, { siteId, limit, nextToken }, { caller, database }) => {
      requireMayUseTemplates(caller, siteId, 'view')
      const lastUpdatedFirst = templates.list(database, { siteId }).sort((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0))
      return readPage({ limit, nextToken }, TEMPLATES_PER_PAGE, (slice) => lastUpdatedFirst.slice(slice.skip, slice.skip + slice.limit))
    },
  },

  Mutation: {
    createTempleteByAdmin: (_root, { input }, { caller, database, now }) => {
      requireMayUseTemplates(caller, input.siteId, 'create')
      requireValidTemplate(input)
      return transaction(database, () => {
        if (templates.find(database, input) !== null) throw conflict('TEMPLATE_ALREADY_EXISTS')
        const template: Templete = {
          text: null,
          type: 'WHATSAPP',
          image: null,
          ...fieldsOf(input),
          id: `template-${input.siteId}-${input.slugName}`,
          createdAt: now(),
          updatedAt: now(),
        }
        templates.insert(database, template)
        return template
      })
    },

    updateTempleteByAdmin: (_root, { input }, { caller, database, now }) => {
      requireMayUseTemplates(caller, input.siteId, 'edit')
      requireValidTemplate(input)
      return transaction(database, () => {
        const known = templates.find(database, input)
        if (known === null) throw notFound('TEMPLATE_NOT_FOUND')
        const template: Templete = { ...known, ...fieldsOf(input), updatedAt: now() }
        templates.save(database, template)
        return template
      })
    },

    deleteTemplete: (_root, { siteId, slugName }, { caller, database }) => {
      requireMayUseTemplates(caller, siteId, 'delete')
      const template = templates.find(database, { siteId, slugName })
      if (template === null) throw notFound('TEMPLATE_NOT_FOUND')
      templates.remove(database, { siteId, slugName })
      return template
    },
  },
}

/** The subject falls back to the name. */
const fieldsOf = (input: CreateTempleteInput) => ({
  ...given(input),
  tempSubject: (input.tempSubject ?? '').trim() === '' ? input.tempName : (input.tempSubject ?? null),
})
