import type {
  CreateSiteByRecahoAdminMutation,
  DomainAvailabilityQuery,
  GetBasicSiteSettingBySiteQuery,
  GetSitePagesBySiteIdQuery,
  GetSiteWalletByIdQuery,
  VerifyUsernameMutation,
} from '#generated/graphql.ts'
import type { BulkCurrent, MadeSite } from '#shared/bridge/bulk.ts'
import { isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { FIRST_SERVICE_TYPES, serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { newDomainProblem } from '#shared/domain/site/domain-label.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { OperationName } from '../../platform/graphql/trusted-operations.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import type { BulkWork, FoundSite, WorkRow, WorkStep } from '../work/bulk-work.ts'
import type { RowCall } from '../work/site-change.ts'
import { MasterPages } from './master-pages.ts'

const USER_NAME_TAKEN = 'User name taken: someone signs in with it already.'

/**
 * Creates sites with the calls of Create New Site: the site, its two menus, the chosen pages, the group reward, the wallet. A domain is unique: a site is looked
 * up by it, and is the row's own where company name and email are those of the row too.
 */
export class NewSiteWork implements BulkWork {
  readonly #platform: Pick<PlatformClient, 'execute'>
  readonly #pages: MasterPages

  constructor(platform: Pick<PlatformClient, 'execute'>) {
    this.#platform = platform
    this.#pages = new MasterPages(platform)
  }

  /**
   * Null: domain and user name are free; a domain that cannot be one is refused unasked. The wanted value: its site
   * exists. Once the row was sent, the user name is not asked for again.
   */
  readonly current = async (row: WorkRow, since?: number): Promise<Result<BulkCurrent>> => {
    const problem = since === undefined ? problemOf(row) : null
    if (problem !== null) return success({ taken: `Domain not valid: ${problem}` })
    const found = await this.#find(row)
    if (!found.ok) return found
    if (found.value !== null) {
      const { isOwn, companyName } = found.value
      return success(isOwn ? { value: row.to ?? null } : { taken: `Domain taken: ${companyName || 'another site'} has it.` })
    }
    if (since !== undefined) return success({ value: null })
    const userName = isRecord(row.to) ? row.to['userName'] : null
    const answer = await this.#read<VerifyUsernameMutation>('VerifyUsername', { username: userName })
    if (!answer.ok) return answer
    return success(answer.value.verifyUsername ? { value: null } : { taken: USER_NAME_TAKEN })
  }

  readonly call = ({ newSite }: WorkRow): RowCall => ({ operation: 'CreateSiteByRecahoAdmin', variables: { input: newSite?.input } })

  readonly steps = {
    made: ({ newSite, domain }: WorkRow, data: string): MadeSite => {
      const { siteId, curr, domain: stored } = (JSON.parse(data) as CreateSiteByRecahoAdminMutation).createSiteByRecahoAdmin
      const asked = newSite?.input['currency']
      return { siteId, domain: stored || domain, currency: curr ?? (typeof asked === 'string' ? asked : DEFAULT_CURRENCY) }
    },
    find: (row: WorkRow): Promise<Result<FoundSite | null>> => this.#find(row),
    of: ({ newSite }: WorkRow): readonly WorkStep[] => [
      ...FIRST_SERVICE_TYPES.map((menu) => this.#menu(menu)),
      ...(newSite === undefined || newSite.pages.length === 0 ? [] : [this.#copyPages(newSite.pages)]),
      ...(newSite === undefined || newSite.reward === null ? [] : [rewardStep(newSite.reward)]),
      this.#wallet(),
    ],
  }

  /** The site that has the domain of a row; null: certainly none. */
  async #find({ domain, to }: WorkRow): Promise<Result<FoundSite | null>> {
    const free = await this.#read<DomainAvailabilityQuery>('DomainAvailability', { domain })
    if (!free.ok || free.value.domainAvailability) return free.ok ? success(null) : free
    const answer = await this.#read<GetBasicSiteSettingBySiteQuery>('GetBasicSiteSettingBySite', { domain })
    if (!answer.ok) return answer
    const setting = answer.value.getBasicSiteSettingBySite
    if (setting === null) return failure('invalid-answer', `The platform says that ${domain} is taken, but has no site of that name.`)
    const { siteId, companyName, curr, contactEmail } = setting
    const wanted = isRecord(to) ? to : {}
    const isOwn = companyName === wanted['companyName'] && contactEmail === wanted['ownerEmail']
    return success({ isOwn, companyName: companyName ?? '', made: { siteId, domain: setting.domain, currency: curr ?? DEFAULT_CURRENCY } })
  }

  #menu({ slugName, typeName, displayOrder }: (typeof FIRST_SERVICE_TYPES)[number]): WorkStep {
    return {
      label: `Create the menu ${typeName}`,
      isThere: async ({ siteId }) => {
        const answer = await this.#read<{ getServiceTypesBySiteId: { slugName: string }[] }>('GetServiceTypesBySiteId', { siteId: serviceTypeSiteId(siteId) })
        return answer.ok ? success(answer.value.getServiceTypesBySiteId.some((menu) => menu.slugName === slugName)) : answer
      },
      call: async ({ siteId }) => {
        const input = { siteId: serviceTypeSiteId(siteId), slugName, typeName, displayName: typeName, displayOrder, typeStatus: true }
        return success({ operation: 'CreateServiceType', variables: { input } })
      },
    }
  }

  #copyPages(names: readonly string[]): WorkStep {
    const missing = async ({ siteId }: MadeSite): Promise<Result<readonly string[]>> => {
      const answer = await this.#read<GetSitePagesBySiteIdQuery>('GetSitePagesBySiteId', { siteId })
      if (!answer.ok) return answer
      const there = answer.value.getSitePagesBySiteId.map(({ pageName }) => pageName)
      return success(names.filter((name) => !there.includes(name)))
    }
    return {
      label: 'Copy the pages',
      isThere: async (made) => {
        const left = await missing(made)
        return left.ok ? success(left.value.length === 0) : left
      },
      call: async (made) => {
        const left = await missing(made)
        const pages = left.ok ? await this.#pages.named(left.value) : left
        if (!pages.ok) return pages
        return success({ operation: 'CreateSitePagesInBulk', variables: { input: pages.value.map((page) => ({ ...page, siteId: made.siteId })) } })
      },
    }
  }

  #wallet(): WorkStep {
    return {
      label: 'Create the wallet',
      isThere: async ({ siteId }) => {
        const answer = await this.#read<GetSiteWalletByIdQuery>('GetSiteWalletById', { siteId })
        return answer.ok ? success(answer.value.getSiteWalletById !== null) : answer
      },
      call: async ({ siteId, domain, currency }) => success({ operation: 'CreateSiteWallet', variables: { siteId, domain, currency, balance: 0 } }),
    }
  }

  async #read<Data>(operation: OperationName, variables: Readonly<Record<string, unknown>>): Promise<Result<Data>> {
    const answer = await this.#platform.execute(operation, variables)
    return answer.ok ? success(JSON.parse(answer.value.data) as Data) : answer
  }
}

const problemOf = ({ domain, newSite }: WorkRow): string | null => {
  const subdomain = newSite?.input['subdomain']
  return newDomainProblem(domain, typeof subdomain === 'string' ? subdomain : null)
}

/** Writing it again writes the same: it is never looked up. */
const rewardStep = (reward: NonNullable<NonNullable<WorkRow['newSite']>['reward']>): WorkStep => ({
  label: 'Apply the group reward',
  isThere: async () => success(false),
  call: async ({ siteId, domain }) => success({ operation: 'UpdateSiteRewardSettingV2', variables: { ...reward, domain, siteId } }),
})
