import type { GetSitePagesByAdminQuery } from '#generated/graphql.ts'
import { atToken, FIRST_TOKEN, readPages, tokenPage } from '#shared/paging.ts'
import { type Failure, failure, type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'

type MasterPage = GetSitePagesByAdminQuery['getSitePagesByAdmin']['items'][number]

const PAGES_PER_FETCH = 70

/** The master pages that new sites copy, read once a run. Their content is not kept with the run: it may be far larger than its rows. */
export class MasterPages {
  readonly #platform: Pick<PlatformClient, 'execute'>
  #pages: Promise<Result<ReadonlyMap<string, Omit<MasterPage, 'id'>>>> | undefined

  constructor(platform: Pick<PlatformClient, 'execute'>) {
    this.#platform = platform
  }

  /** The pages of these names, all of them. Failures as of the platform; `invalid-answer` where one is missing. */
  async named(names: readonly string[]): Promise<Result<readonly Omit<MasterPage, 'id'>[]>> {
    this.#pages ??= this.#read()
    const pages = await this.#pages
    if (!pages.ok) {
      this.#pages = undefined
      return pages
    }
    const found = names.flatMap((name) => pages.value.get(name) ?? [])
    if (found.length === names.length) return success(found)
    return failure('invalid-answer', 'The platform did not give all of the chosen pages. No page was copied.')
  }

  async #read(): Promise<Result<ReadonlyMap<string, Omit<MasterPage, 'id'>>>> {
    let problem: Failure | undefined
    const { rows } = await readPages<MasterPage, string | null>({
      first: FIRST_TOKEN,
      read: async (token) => {
        const answer = await this.#platform.execute('GetSitePagesByAdmin', { limit: PAGES_PER_FETCH, ...atToken(token) })
        if (answer.ok) return tokenPage((JSON.parse(answer.value.data) as GetSitePagesByAdminQuery).getSitePagesByAdmin)
        problem = answer.error
        return { rows: [], next: null }
      },
      idOf: ({ id }) => id,
    })
    if (problem !== undefined) return failure(problem.kind, problem.message, problem.details)
    return success(new Map(rows.map(({ id: _id, ...page }) => [page.pageName, page])))
  }
}
