import type { MessagingSite } from '#data/sites/messaging-site.ts'
import type { GetSiteSubRoleSiteIdQuery } from '#generated/graphql.ts'

/** A person who is notified of an event, as stored and sent. */
export interface Recipient {
  readonly mobile: string | null
  readonly email: string | null
  readonly username: string | null
  readonly name: string | null
}

export type SubUser = GetSiteSubRoleSiteIdQuery['getSiteSubRoleSiteId']['items'][number]

/** The entry of the site's owner. */
export const adminOf = ({ contactNumber, contactEmail, userName }: MessagingSite): Recipient => ({
  mobile: contactNumber,
  email: contactEmail,
  username: userName,
  name: 'Admin',
})

export const recipientOf = ({ mobile, emailId, username, name }: SubUser): Recipient => ({ mobile, email: emailId, username, name })

/** Identifies a recipient: by the user name, if there is one. */
export const recipientKey = ({ username, email, mobile, name }: Recipient): string => username || email || mobile || name || ''

export const recipientName = (recipient: Recipient): string => recipient.name || recipientKey(recipient)

/** All recipients that can be chosen, by key: those offered, then those stored but no longer offered. */
export const recipientsByKey = (offered: readonly Recipient[], stored: readonly Recipient[]): ReadonlyMap<string, Recipient> => {
  const known = new Map<string, Recipient>()
  for (const recipient of [...offered, ...stored]) {
    const key = recipientKey(recipient)
    if (key !== '' && !known.has(key)) known.set(key, recipient)
  }
  return known
}
