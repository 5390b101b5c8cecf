import { executeOperation } from '#app/platform/execute-operation.ts'
import { DomainAvailabilityDocument } from '#generated/graphql.ts'

/** Whether no site has a domain, written whole. Throws a `PlatformFailure`. Source: CALL-013, SNEW-069. */
export const isDomainFree = async (domain: string, signal?: AbortSignal): Promise<boolean> =>
  (await executeOperation(DomainAvailabilityDocument, { domain }, signal)).data.domainAvailability
