import { executeOperation } from '#data/platform/execute-operation.ts'
import { DomainAvailabilityDocument } from '#generated/graphql.ts'

/** Whether no site has a domain, written whole. Throws a `PlatformFailure`. */
export const isDomainFree = async (domain: string, signal?: AbortSignal): Promise<boolean> =>
  (await executeOperation(DomainAvailabilityDocument, { domain }, signal)).data.domainAvailability
