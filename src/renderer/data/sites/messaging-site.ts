/** A site as the dialogs of its messaging know it. */
export interface MessagingSite {
  readonly siteId: string
  readonly domain: string
  /** The owner's account, and the contact of the site's settings: from them the Admin entry of its notifications is built. */
  readonly userName: string | null
  readonly contactNumber: string | null
  readonly contactEmail: string | null
}
