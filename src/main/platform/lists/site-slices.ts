import type { Missing, PlatformOffer } from '#shared/bridge/platform.ts'
import { withKnownTypes } from '#shared/domain/site/site-type.ts'
import { atToken, FIRST_TOKEN, type Page, type PageToken, type PagingStop, readPages, tokenPage } from '#shared/paging.ts'
import { type Result, success } from '#shared/result.ts'
import type { ConnectionProfile } from '../../connection/profile.ts'
import type { GraphqlData } from '../graphql/graphql-answer.ts'
import type { OperationName } from '../graphql/trusted-operations.ts'
import { invalidAnswer, TOO_LARGE_CODE } from '../platform-error.ts'
import type { PartTaker } from './list-reader.ts'

/** Operations that ask for every site at once, and those that ask for the same fields by site type and page. */
const SLICES = {
  GetSitesAdmin: 'GetSitesBySiteTypeListed',
  GetSitesAdminForBulk: 'GetSitesBySiteTypeForBulk',
  GetSitesAdminForOutlets: 'GetSitesBySiteTypeForOutlets',
  GetSitesAdminForPlans: 'GetSitesBySiteTypeForPlans',
  GetSitesAdminRecords: 'GetSitesBySiteTypeRecords',
} as const satisfies { readonly [Name in OperationName]?: OperationName }

const FIELD = 'getSitesAdmin'
/** Sites of a page. Halved where the platform finds that too large. */
const PAGE = 700
const SMALLEST_PAGE = 20

const STOPPED = { repeated: 'it gave the same page twice', 'too-many': 'it gave more pages than there can be' } as const satisfies Record<PagingStop, string>

export interface Slicing {
  readonly operation: string
  readonly siteTypes: readonly string[]
}

export const isSliced = (operation: string): operation is keyof typeof SLICES => Object.hasOwn(SLICES, operation)

/** How the profile wants an operation asked; undefined: at once. */
export function slicingOf(operation: string, platform: ConnectionProfile['platform'] | undefined): Slicing | undefined {
  if (platform?.siteList !== 'by-type' || !isSliced(operation)) return undefined
  return { operation: SLICES[operation], siteTypes: withKnownTypes(platform.siteTypes ?? []) }
}

/** An operation that is asked in slices offers what its slices offer. */
export function slicedOffer(offer: PlatformOffer, platform: ConnectionProfile['platform'] | undefined): PlatformOffer {
  if (platform?.siteList !== 'by-type') return offer
  const whole = Object.entries(SLICES)
  const ofSlices = <Entry extends { readonly operation: string }>(entries: readonly Entry[]): Entry[] => [
    ...entries.filter(({ operation }) => !isSliced(operation)),
    ...whole.flatMap(([operation, slice]) => entries.filter((each) => each.operation === slice).map((each) => ({ ...each, operation }))),
  ]
  const inWhole = (path: string): string => path.replace(/^getSitesBySiteType\.items\b/, FIELD)
  return {
    missing: ofSlices(offer.missing),
    absent: ofSlices(offer.absent).map((each) => (isSliced(each.operation) ? { ...each, paths: each.paths.map(inWhole) } : each)),
    unsent: offer.unsent,
  }
}

export interface SliceOptions {
  readonly ask: (operation: string, variables: Readonly<Record<string, unknown>>) => Promise<Result<GraphqlData>>
  readonly onPart: PartTaker | undefined
  /** Whether a list that may not be whole is an answer. */
  readonly acceptsGaps: boolean
}

interface SiteRow {
  readonly siteId: string
}

type Connection = Partial<Parameters<typeof tokenPage<SiteRow>>[0]>

class PageFailure extends Error {
  readonly failure: Result<never>

  constructor(failure: Result<never>) {
    super('A page of the sites failed')
    this.failure = failure
  }
}

/**
 * All sites, page by page, as the answer of the operation that asks for them at once: each site once. A page that fails fails the whole. `missing` is not null
 * where rows or fields failed, or where the pages of a type do not end, so that the list may not be whole.
 */
export async function readInSlices(slicing: Slicing, { ask, onPart, acceptsGaps }: SliceOptions): Promise<Result<GraphqlData>> {
  const sites = new SliceCollector(onPart)
  let limit = PAGE
  const read = async (siteType: string, token: PageToken): Promise<Page<SiteRow, PageToken>> => {
    for (;;) {
      const answer = await ask(slicing.operation, { siteType, limit, ...atToken(token) })
      if (answer.ok) return sites.add(answer.value)
      const isTooLarge = answer.error.details?.['code'] === TOO_LARGE_CODE
      if (!isTooLarge || limit <= SMALLEST_PAGE) throw new PageFailure(answer)
      limit = Math.max(SMALLEST_PAGE, Math.floor(limit / 2))
    }
  }
  try {
    for (const siteType of slicing.siteTypes) {
      const { stopped } = await readPages({ first: FIRST_TOKEN, read: (token) => read(siteType, token), idOf: ({ siteId }) => siteId })
      if (stopped === null) continue
      if (!acceptsGaps) return invalidAnswer('query', STOPPED[stopped]).toFailure()
      sites.mayLack(`The platform's list of sites does not end: ${STOPPED[stopped]}.`)
    }
  } catch (error) {
    if (error instanceof PageFailure) return error.failure
    throw error
  }
  return success(sites.whole())
}

class SliceCollector {
  readonly #onPart: PartTaker | undefined
  readonly #ids = new Set<string>()
  readonly #texts: string[] = []
  #missing: Missing | null = null
  #parts = 0

  constructor(onPart: PartTaker | undefined) {
    this.#onPart = onPart
  }

  /** Adds the sites of a page that are new; returns the page, of whose sites only the ids are kept. */
  add({ text, missing }: GraphqlData): Page<SiteRow, PageToken> {
    const [connection] = Object.values(JSON.parse(text) as Readonly<Record<string, Connection>>)
    const page = tokenPage({ ...connection, items: connection?.items ?? [] })
    const unusable = new Set(missing?.unusable)
    const places = new Map<number, number>()
    const kept = page.rows.filter(({ siteId }, index) => {
      if (this.#ids.has(siteId) || unusable.has(index)) return false
      places.set(index, this.#ids.size)
      this.#ids.add(siteId)
      return true
    })
    if (missing !== null) this.#missing = mergeMissing(this.#missing, missing, (place) => places.get(place))
    if (kept.length > 0) this.#take(JSON.stringify(kept).slice(1, -1))
    return { rows: page.rows.map(({ siteId }) => ({ siteId })), next: page.next }
  }

  mayLack(reason: string): void {
    this.#missing = mergeMissing(this.#missing, { leftOut: 0, unusable: [], fields: [], isOpenEnded: true, reason }, () => undefined)
  }

  /** Of sites that were handed on none is in it. */
  whole(): GraphqlData {
    const text = `{${JSON.stringify(FIELD)}:[${this.#texts.join(',')}]}`
    return { text, isEmpty: this.#ids.size === 0, parts: this.#parts, missing: this.#missing }
  }

  #take(elements: string): void {
    if (this.#onPart === undefined) return void this.#texts.push(elements)
    this.#onPart({ at: this.#parts, elements })
    this.#parts += 1
  }
}

/**
 * What is missing of a list that comes in pages, with what is missing of one more page.
 * @param placeOf where a row of the page is in the list; undefined where it is not in it
 */
function mergeMissing(before: Missing | null, page: Missing, placeOf: (place: number) => number | undefined): Missing {
  const fields = new Map((before?.fields ?? []).map((gap) => [gap.field, gap.rows] as const))
  for (const { field, rows } of page.fields) fields.set(field, [...(fields.get(field) ?? []), ...rows.flatMap((place) => placeOf(place) ?? [])])
  return {
    // What the page marks as unusable does not enter the list.
    leftOut: (before?.leftOut ?? 0) + page.leftOut + page.unusable.length,
    unusable: [],
    fields: Array.from(fields, ([field, rows]) => ({ field, count: rows.length, rows })).filter(({ count }) => count > 0),
    isOpenEnded: page.isOpenEnded || (before?.isOpenEnded ?? false),
    reason: before?.reason ?? page.reason,
  }
}
