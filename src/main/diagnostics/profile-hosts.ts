import type { Diagnostics } from '#shared/bridge/diagnostics.ts'
import type { ConnectionProfile } from '../connection/profile.ts'

type Host = NonNullable<Diagnostics['profile']>['hosts'][number]

/** The hosts that a profile names, each with the service it gives; never a path, a parameter or a key. */
export function profileHosts({ identity, platform, storage, places }: ConnectionProfile): Host[] {
  const addresses: Readonly<Record<string, string | undefined>> = {
    'Sign-in': identity.issuer,
    'Platform (GraphQL)': platform.graphqlUrl,
    'Platform (REST)': platform.restUrl,
    Analytics: platform.analyticsUrl,
    Storage: storage?.endpoint ?? (storage === undefined ? undefined : `https://s3.${storage.region}.amazonaws.com`),
    Images: storage?.imageBase,
    Places: places?.url,
  }
  const hosts = Object.entries(addresses).flatMap(([service, address]) =>
    address !== undefined && URL.canParse(address) ? [{ service, host: new URL(address).host }] : [],
  )
  const downloads = storage?.downloadHosts ?? []
  return downloads.length === 0 ? hosts : [...hosts, { service: 'Downloads', host: downloads.join(', ') }]
}
