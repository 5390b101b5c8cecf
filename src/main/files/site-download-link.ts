import * as z from 'zod'
import { failure, type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { SiteDownload } from './downloads.ts'

const OPERATIONS = {
  all: { name: 'DownloadAllSites', field: 'downloadAllSites' },
  inactive: { name: 'DownloadInactiveSites', field: 'downloadInactiveSites' },
} as const

/** Asks the platform for the link to a list of sites. Failures are the platform's. */
export function linkFromPlatform(platform: Pick<PlatformClient, 'execute'>): (which: SiteDownload) => Promise<Result<string>> {
  return async (which) => {
    const { name, field } = OPERATIONS[which]
    const answer = await platform.execute(name, {})
    if (!answer.ok) return answer
    const link = z.object({ [field]: z.string() }).safeParse(JSON.parse(answer.value.data)).data?.[field]
    return link === undefined ? failure('invalid-answer', 'The platform answered without a link to the file.') : success(link)
  }
}
