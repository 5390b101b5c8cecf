import type { ConnectionStatus, LinkName } from '#shared/bridge/connection.ts'
import { withKnownTypes } from '#shared/domain/site/site-type.ts'
import type { ConnectionProfile } from './profile.ts'

type PublicProfile = Extract<ConnectionStatus, { state: 'ready' }>['profile']

/** What the renderer may know of a profile: names for people and the base of public images, nothing that takes or is a credential. */
export function publicProfile(profile: ConnectionProfile): PublicProfile {
  return {
    name: profile.name,
    environment: profile.environment,
    links: linksOf(profile),
    imageBase: profile.storage?.imageBase ?? null,
    ...(profile.emailCampaigns === true ? { emailCampaigns: true } : {}),
    ...(profile.platform.siteList === 'by-type' ? { siteTypes: [...withKnownTypes(profile.platform.siteTypes ?? [])] } : {}),
  }
}

/** The address behind a link of the profile menu, undefined when the profile has none. */
export function linkAddress(profile: ConnectionProfile, name: LinkName): string | undefined {
  return name === 'raise-ticket' ? profile.links.raiseTicket : profile.links.remoteDesktopTool?.url
}

function linksOf({ links }: ConnectionProfile): PublicProfile['links'] {
  const shown: PublicProfile['links'] = []
  if (links.raiseTicket !== undefined) shown.push({ name: 'raise-ticket', label: 'Raise Ticket' })
  if (links.remoteDesktopTool !== undefined) shown.push({ name: 'remote-desktop-tool', label: downloadLabel(links.remoteDesktopTool.label) })
  return shown
}

/** The label starts with "Download", whether or not the profile's text does. */
const downloadLabel = (label: string): string => (/^download\b/i.test(label) ? label : `Download ${label}`)
