import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANALYTICS_PATH } from './graphql/dashboards/analytics-routes.ts'
import { GRAPHQL_PATH } from './graphql/service.ts'
import { CLIENT_ID } from './identity/provider.ts'
import { IDENTITY_POOL_ID, IDENTITY_POOL_PATH } from './identity-pool/service.ts'
import { PLACES_KEY, PLACES_PATH } from './places/service.ts'
import { STORAGE_BUCKET, STORAGE_REGION } from './storage/object-store.ts'

/** Where the services of a running platform listen. */
export interface PlatformUrls {
  readonly identity: string
  readonly graphql: string
  readonly rest: string
  readonly storage: string
  /** Null outside test mode. */
  readonly control: string | null
}

/** The connection profile with which the console reaches the platform. */
export function connectionProfile({ identity, graphql, rest, storage }: PlatformUrls) {
  return {
    name: 'Local platform',
    environment: 'local',
    identity: {
      issuer: identity,
      clientId: CLIENT_ID,
      scopes: ['openid', 'profile', 'email', 'offline_access'],
      callbackHost: '127.0.0.1',
      roleWhenAbsent: 'ADMIN',
    },
    platform: { graphqlUrl: graphql, restUrl: rest, analyticsUrl: `${rest}${ANALYTICS_PATH}`, sendTokenToAnalytics: true },
    storage: {
      endpoint: storage,
      region: STORAGE_REGION,
      bucket: STORAGE_BUCKET,
      imageBase: `${storage}/${STORAGE_BUCKET}`,
      downloadHosts: [new URL(storage).host],
      identityPool: { id: IDENTITY_POOL_ID, endpoint: `${rest}${IDENTITY_POOL_PATH}` },
    },
    places: { url: `${rest}${PLACES_PATH}`, apiKey: PLACES_KEY },
    links: {
      raiseTicket: 'https://tickets.example/new',
      remoteDesktopTool: { label: 'Download AnyDesk', url: 'https://remote-desktop.example/download' },
    },
  } as const
}

export type LocalProfile = ReturnType<typeof connectionProfile>

/** Writes the profile into a folder. @returns the file's path. */
export function writeProfile(folder: string, profile: LocalProfile): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'connection-profile.json')
  writeFileSync(file, `${JSON.stringify(profile, null, 2)}\n`)
  return file
}

/** The address GraphQL is called at, of its listener's. */
export const graphqlUrl = (origin: string): string => `${origin}${GRAPHQL_PATH}`
