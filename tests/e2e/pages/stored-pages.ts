import { PlatformUser } from '../platform-user.ts'

const PAGES = `query Pages($nextToken: String) { getSitePagesByAdmin(nextToken: $nextToken, limit: 70) {
  items { pageName displayName value onFooter onHome pageFor pageType tags image { bucket region key } } nextToken } }`

export interface StoredPage {
  readonly pageName: string
  readonly displayName: string
  readonly value: string
  readonly onFooter: boolean
  readonly onHome: boolean
  readonly pageFor: string
  readonly pageType: string
  readonly tags: readonly string[]
  readonly image: { readonly key: string } | null
}

interface PagesAnswer {
  readonly getSitePagesByAdmin: { readonly items: readonly StoredPage[]; readonly nextToken: string | null }
}

/** The master pages as the platform holds them, past the console. */
export class StoredPages extends PlatformUser {
  /** One page, null when there is none of that name. */
  async page(pageName: string): Promise<StoredPage | null> {
    const pages: StoredPage[] = []
    let nextToken: string | null = null
    do {
      const answer = (await this.run(PAGES, { nextToken })) as PagesAnswer
      pages.push(...answer.getSitePagesByAdmin.items)
      ;({ nextToken } = answer.getSitePagesByAdmin)
    } while (nextToken !== null)
    return pages.find((page) => page.pageName === pageName) ?? null
  }

  /** Another user's page. */
  create(input: { readonly pageName: string } & Partial<StoredPage>): Promise<unknown> {
    return this.run('mutation Create($input: SitePageInput!) { createSitePage(input: $input) { id } }', { input })
  }
}
