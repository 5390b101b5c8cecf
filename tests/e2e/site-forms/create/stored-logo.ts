import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../../faults/control.ts'

/** Keys of the objects that were sent to the storage, without the bucket. */
export const sentKeys = (platform: LocalPlatform): string[] =>
  controlOf(platform)
    .sent('storage.putObject')
    .map(({ key }) => key.replace(`/${platform.profile.storage.bucket}/`, ''))

export const stored = async (platform: LocalPlatform, key: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${platform.profile.storage.imageBase}/${key}`)).arrayBuffer())
