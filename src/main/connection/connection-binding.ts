import type { ConnectionProfile } from './profile.ts'

/**
 * What a session is bound to: every setting of the profile but the texts and switches that only the screen shows.
 * A new setting is bound until it is left out here on purpose.
 */
export function connectionBinding(profile: ConnectionProfile): string {
  const { name: _name, emailCampaigns: _emailCampaigns, links, ...bound } = profile
  return JSON.stringify([bound, links.raiseTicket, links.remoteDesktopTool?.url])
}
