import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { transaction } from '../../database/transaction.ts'
import type { Resolvers, SitePageInput, StaticPage } from '../../generated/resolvers.ts'
import { given } from '../argument-rules.ts'
import { requireStaff } from '../authorisation.ts'
import { conflict, notFound } from '../errors.ts'
import { readPage } from '../page-token.ts'
import { requireSite } from '../sites/access.ts'
import { pages } from './page-table.ts'
import { requireMayCopyPages, requireMayCreatePage, requireMayDeletePage, requireMayEditPage, requireValidPage } from './rules.ts'

const PAGES_PER_READ = 70

export const pageResolvers: Resolvers = {
  Query: {
    // Creating a site offers these, so every member of staff reads them.
    getSitePagesByAdmin: (_root, { limit, nextToken }, { caller, database }) => {
      requireStaff(caller)
      return readPage({ limit, nextToken }, PAGES_PER_READ, (slice) => pages.list(database, { siteId: MASTER_SITE_ID }, slice))
    },

    getSitePagesBySiteId: (_root, { siteId }, context) => {
      requireSite(context, { siteId })
      return pages.list(context.database, { siteId })
    },
  },

  Mutation: {
    createSitePage: (_root, { input }, { caller, database }) => {
      requireMayCreatePage(caller)
      requireValidPage(input)
      return transaction(database, () => {
        if (pages.find(database, { siteId: MASTER_SITE_ID, pageName: input.pageName }) !== null) throw conflict('PAGE_NAME_ALREADY_EXISTS')
        const page = newPage(MASTER_SITE_ID, input)
        pages.insert(database, page)
        return page
      })
    },

    updateSitePage: (_root, { input }, { caller, database }) => {
      requireMayEditPage(caller)
      requireValidPage(input)
      return transaction(database, () => {
        const known = pages.find(database, { siteId: MASTER_SITE_ID, pageName: input.pageName })
        if (known === null) throw notFound('PAGE_NOT_FOUND')
        const page: StaticPage = { ...known, ...given(input), pageName: known.pageName }
        pages.save(database, page)
        return page
      })
    },

    deleteSitePage: (_root, { pageName }, { caller, database }) => {
      requireMayDeletePage(caller)
      const page = pages.find(database, { siteId: MASTER_SITE_ID, pageName })
      if (page === null) throw notFound('PAGE_NOT_FOUND')
      pages.remove(database, { siteId: MASTER_SITE_ID, pageName })
      return page
    },

    createSitePagesInBulk: (_root, { input }, context) => {
      requireMayCopyPages(context.caller)
      const { database } = context
      for (const { siteId } of input) requireSite(context, { siteId })
      for (const page of input) requireValidPage(page)
      return transaction(database, () =>
        input.map(({ siteId, ...fields }) => {
          if (pages.find(database, { siteId, pageName: fields.pageName }) !== null) throw conflict('PAGE_NAME_ALREADY_EXISTS')
          const page = newPage(siteId, fields)
          pages.insert(database, page)
          return page
        }),
      )
    },
  },
}

function newPage(siteId: string, input: SitePageInput): StaticPage {
  return {
    displayOrder: null,
    displayName: input.pageName,
    value: '',
    onFooter: false,
    onHome: false,
    pageFor: 'BOTH',
    pageType: 'FROALA',
    tags: [],
    image: null,
    ...given(input),
    id: `page-${siteId}-${input.pageName}`,
    siteId,
  }
}
