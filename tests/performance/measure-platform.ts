import { startLocalPlatform } from '#local-platform/start.ts'
import { milliseconds, type Row } from './report.ts'
import { median } from './statistics.ts'

const ROUNDS = 5

/** How long a test waits for its local platform. */
export async function measurePlatformStart(): Promise<readonly Row[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const platform = await startLocalPlatform({ size: 'small', test: true })
    times.push(performance.now() - began)
    await platform.stop()
  }
  return [{ what: 'Local platform (small): start, median', budget: '', measured: milliseconds(median(times)), met: undefined }]
}
