import { executeOperation } from '#data/platform/execute-operation.ts'
import { GetPlatformServicesBySiteIdDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { CatalogueService } from './platform-service.ts'

/** The platform services of the catalogue as the platform has them now. Throws a `PlatformFailure`. */
export const listServices = async (bridge: Bridge): Promise<readonly CatalogueService[]> =>
  (await executeOperation(bridge, GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID })).data.getPlatformServicesBySiteId
