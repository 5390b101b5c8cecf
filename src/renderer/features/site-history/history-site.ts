/** A site as its history is given it. */
export interface HistorySite {
  readonly siteId: string
  readonly domain: string
  /** ISO 4217 code. */
  readonly currency: string
}
