import { GetTempleteByUpdatedAtBySiteIdDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { PlatformFailure } from '../platform/platform-failure.ts'
import { readPagedList } from '../platform/read-paged-list.ts'
import { type Template, templatesReading } from './use-templates.ts'

/**
 * A template as the platform keeps it now; undefined: there is none of that slug. The last updated come first, so that one just saved is found soon.
 * Throws a `PlatformFailure`, also where the list ended before it was whole.
 */
export const findTemplate = async (bridge: Bridge, siteId: string, slugName: string): Promise<Template | undefined> => {
  const isIt = (template: Template): boolean => template.slugName === slugName
  const isEnough = (templates: readonly Template[]): boolean => templates.some(isIt)
  const { rows, stopped } = await readPagedList(bridge, GetTempleteByUpdatedAtBySiteIdDocument, templatesReading(siteId), { isEnough })
  const found = rows.find(isIt)
  if (found === undefined && stopped !== null) throw new PlatformFailure({ kind: 'invalid-answer', message: 'The list of templates is not whole.' })
  return found
}
