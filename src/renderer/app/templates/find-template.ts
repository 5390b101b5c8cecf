import { GetTempleteByUpdatedAtBySiteIdDocument, type GetTempleteByUpdatedAtBySiteIdQuery } from '#generated/graphql.ts'
import { executeOperation } from '../platform/execute-operation.ts'
import type { Template } from './use-templates.ts'

/**
 * A template as the platform keeps it now; undefined: there is none of that slug. The last updated come first, so that one just saved is found soon. Stops where
 * the platform gives no further place, or the same one again. Throws a `PlatformFailure`. Source: CALL2-031.
 */
export const findTemplate = async (siteId: string, slugName: string): Promise<Template | undefined> => {
  const seen = new Set<string>()
  let nextToken: string | null = null
  do {
    const { data } = await executeOperation(GetTempleteByUpdatedAtBySiteIdDocument, { siteId, nextToken })
    const part: GetTempleteByUpdatedAtBySiteIdQuery['getTempleteByUpdatedAtBySiteId'] = data.getTempleteByUpdatedAtBySiteId
    const found = part.items.find((template) => template.slugName === slugName)
    if (found !== undefined) return found
    nextToken = part.nextToken && !seen.has(part.nextToken) ? part.nextToken : null
    if (nextToken !== null) seen.add(nextToken)
  } while (nextToken !== null)
  return undefined
}
