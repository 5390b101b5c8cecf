import { executeOperation } from '#data/platform/execute-operation.ts'
import { DomainAvailabilityDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'

/** Whether no site has a domain, written whole. Throws a `PlatformFailure`. */
export const isDomainFree = async (bridge: Bridge, domain: string, signal?: AbortSignal): Promise<boolean> =>
  (await executeOperation(bridge, DomainAvailabilityDocument, { domain }, signal)).data.domainAvailability
