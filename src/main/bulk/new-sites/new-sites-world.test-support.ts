import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { failure } from '#shared/result.ts'
import { answered, FakeSites, orderOf } from '../bulk-world.test-support.ts'

type Answer = ReturnType<typeof answered>
type Variables = Readonly<Record<string, unknown>>

interface Stored {
  readonly siteId: string
  readonly companyName: string
  readonly contactEmail: string
  readonly userName: string
}

const taken = (message: string): Answer => failure('rejected', message, { code: 'ConflictException' })

/** A platform that creates sites with what belongs to them, and refuses what is there already. */
export class FakeNewSites extends FakeSites {
  readonly byDomain = new Map<string, Stored>()
  readonly things = new Set<string>()
  /** Every change that arrived and was made, in order. */
  readonly made: string[] = []
  /** What becomes of a change, by its name; without an answer of its own it is made. */
  readonly onChange: Map<string, (commit: () => Answer) => Answer | Promise<Answer>> = new Map()

  constructor() {
    super(0)
  }

  override async execute(operation: string, variables: Variables): Promise<Answer> {
    const read = this.#read(operation, variables)
    if (read !== null) return read
    const [name, commit] = this.#change(operation, variables)
    const own = this.onChange.get(name)
    this.sent.push(name)
    return own === undefined ? commit() : own(commit)
  }

  #read(operation: string, { domain, siteId, username }: Variables): Answer | null {
    const site = this.byDomain.get(String(domain))
    const has = (thing: string): boolean => this.things.has(thing)
    switch (operation) {
      case 'DomainAvailability':
        return answered({ domainAvailability: site === undefined })
      case 'GetBasicSiteSettingBySite':
        return answered({ getBasicSiteSettingBySite: site === undefined ? null : { ...site, domain, curr: 'INR' } })
      case 'VerifyUsername':
        return answered({ verifyUsername: ![...this.byDomain.values()].some(({ userName }) => userName === username) })
      case 'GetServiceTypesBySiteId':
        return answered({
          getServiceTypesBySiteId: ['online-menu', 'dine-in'].filter((slug) => has(`${String(siteId)} ${slug}`)).map((slugName) => ({ slugName })),
        })
      case 'GetSitePagesBySiteId':
        return answered({ getSitePagesBySiteId: ['home', 'footer'].filter((name) => has(`site::${String(siteId)} ${name}`)).map((pageName) => ({ pageName })) })
      case 'GetSitePagesByAdmin':
        return answered({ getSitePagesByAdmin: { items: ['home', 'footer'].map((pageName) => ({ id: pageName, pageName, value: '<p>' })), nextToken: null } })
      case 'GetSiteWalletById':
        return answered({ getSiteWalletById: has(`site::${String(siteId)} wallet`) ? { balance: 0 } : null })
      default:
        return null
    }
  }

  #change(operation: string, variables: Variables): readonly [string, () => Answer] {
    const input = variables['input'] as Readonly<Record<string, string>>
    const add = (thing: string): (() => Answer) => {
      return () => {
        if (this.things.has(thing)) return taken(`${thing} ALREADY_EXISTS`)
        this.things.add(thing)
        this.made.push(thing)
        return answered({ done: { id: thing } })
      }
    }
    const of = (thing: string): readonly [string, () => Answer] => [thing.split(' ')[1] ?? thing, add(thing)]
    switch (operation) {
      case 'CreateSiteByRecahoAdmin':
        return ['site', () => this.#createSite(input)]
      case 'CreateServiceType':
        return of(`${input['siteId']} ${input['slugName']}`)
      case 'CreateSitePagesInBulk': {
        const [page] = variables['input'] as { siteId: string }[]
        return ['pages', () => [add(`site::${page?.siteId} home`)(), add(`site::${page?.siteId} footer`)()].at(-1) as Answer]
      }
      case 'UpdateSiteRewardSettingV2':
        return ['reward', () => answered({ updateSiteRewardSettingV2: { isEnabled: true } })]
      case 'CreateSiteWallet':
        return of(`site::${String(variables['siteId'])} wallet`)
      default:
        throw new Error(`Nobody asked for ${operation}.`)
    }
  }

  #createSite({ domain = '', companyName = '', ownerEmail = '', userName = '' }: Readonly<Record<string, string>>): Answer {
    if (this.byDomain.has(domain)) return taken('DOMAIN_ALREADY_EXISTS')
    const siteId = `id-of-${domain}`
    this.byDomain.set(domain, { siteId, companyName, contactEmail: ownerEmail, userName })
    this.made.push(`site ${domain}`)
    return answered({ createSiteByRecahoAdmin: { siteId, domain, curr: 'INR' } })
  }
}

/** All that belongs to a site, in the order in which it is created. */
export const wholeSite = (domain: string): readonly string[] => [
  `site ${domain}`,
  `serviceType::id-of-${domain} online-menu`,
  `serviceType::id-of-${domain} dine-in`,
  `site::id-of-${domain} home`,
  `site::id-of-${domain} footer`,
  `site::id-of-${domain} wallet`,
]

const newSiteRow = (domain: string, line: number): BulkOrder['rows'][number] => {
  const to = { companyName: `Company of ${domain}`, ownerEmail: `owner@${domain}`, userName: `owner${line}` }
  const input = { ...to, domain, subdomain: 'x', currency: 'INR', footerAddress: { city: 'Pune', location: { lat: 1, long: 2 } } }
  return { id: domain, domain, name: to.companyName, from: null, to, skip: null, line, newSite: { input, pages: ['home', 'footer'], reward: null } }
}

export const newSitesOrder = (domains: readonly string[], change: Partial<BulkOrder> = {}): BulkOrder =>
  orderOf(0, { field: 'new-site', label: 'Import of sites: a.csv', rows: domains.map((domain, place) => newSiteRow(domain, place + 2)), ...change })
