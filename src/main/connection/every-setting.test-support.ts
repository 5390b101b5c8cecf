import * as z from 'zod'
import { type ConnectionProfile, profileSchema } from './profile.ts'

/** A profile with every setting there is. */
export const fullProfile: ConnectionProfile = {
  name: 'Acme',
  environment: 'staging',
  identity: {
    issuer: 'https://identity.example',
    clientId: 'console',
    scopes: ['openid'],
    callbackHost: '127.0.0.1',
    callbackPorts: [50_001, 50_002, 50_003],
    logoutUrl: 'https://identity.example/logout',
    signOutHint: true,
    unlock: 'prompted',
    roleClaim: 'custom:role',
    userNameClaim: 'cognito:username',
    roles: { ACCOUNTS: 'ACCOUNTS' },
    roleFrom: 'id',
    audience: 'https://api.example',
    parameters: { connection: 'staff' },
    roleWhenAbsent: 'ADMIN',
  },
  platform: {
    graphqlUrl: 'https://api.example/graphql',
    restUrl: 'https://api.example/rest',
    analyticsUrl: 'https://analytics.example',
    sendTokenToAnalytics: true,
    token: 'id',
    authorization: 'bearer',
    siteList: 'by-type',
    siteTypes: ['WHOLESALE'],
    schema: 'acme.graphql',
  },
  schema: {
    aliases: {
      operations: { getSitesAdmin: 'allSites' },
      types: { Site: 'SiteRecord' },
      fields: { 'Site.supportAccManager': 'accountManager' },
      arguments: { 'createSiteWallet.currency': 'curr' },
      values: { masterStatus: { On: 'ACTIVE' } },
    },
  },
  schemaDigest: '0a',
  notifications: { events: 'acme-events.json' },
  notificationEvents: { 'POS Operations': [{ code: 'DAY_OPENED', name: 'Day opened' }] },
  storage: {
    endpoint: 'https://storage.example',
    region: 'eu-west-1',
    bucket: 'acme',
    addressing: 'virtual',
    imageBase: 'https://images.example/',
    downloadHosts: ['files.example'],
    credentials: 'platform',
    identityPool: { id: 'eu-west-1:0a', endpoint: 'https://pool.example' },
    signedLinks: { url: 'https://api.example/storage-link' },
  },
  places: { url: 'https://places.example', apiKey: 'places-key' },
  links: { raiseTicket: 'https://tickets.example', remoteDesktopTool: { label: 'Remote Help', url: 'https://remote.example/get' } },
  clientCertificate: 'Acme CA',
  emailCampaigns: true,
  payments: { confirmAbove: { INR: 1_000_000 }, reference: 'none' },
  dashboards: { sendUsername: true },
  users: { temporaryPassword: 'Welcome-2026' },
}

interface Setting {
  readonly properties?: Readonly<Record<string, Setting>>
}

/** Every setting that the schema of a profile knows, as `identity.issuer`. */
export function everySetting(): readonly string[] {
  const pathsOf = (setting: Setting, path: string): string[] =>
    setting.properties === undefined
      ? [path]
      : Object.entries(setting.properties).flatMap(([name, inner]) => pathsOf(inner, path === '' ? name : `${path}.${name}`))
  return pathsOf(z.toJSONSchema(profileSchema, { io: 'input' }) as Setting, '')
}

/** The value of a setting, undefined where the profile has none. */
export const settingOf = (profile: ConnectionProfile, path: string): unknown =>
  path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], profile)

/** The profile with another value of one setting. */
export function withOther(profile: ConnectionProfile, path: string): ConnectionProfile {
  const copy = structuredClone(profile)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const group = settingOf(copy, names.join('.')) ?? copy
  const target = (names.length === 0 ? copy : group) as Record<string, unknown>
  const value = target[last]
  target[last] = otherThan(value)
  return copy
}

function otherThan(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(1)
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' ? `${value}-other` : {}
}
