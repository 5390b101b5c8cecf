import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Version 2 of Linux's control groups counts microseconds, version 1 nanoseconds. */
const COUNTERS: readonly (readonly [file: string, pattern: RegExp, perSecond: number])[] = [
  ['cpu.stat', /^usage_usec (\d+)$/m, 1e6],
  ['cpuacct/cpuacct.usage', /^(\d+)$/m, 1e9],
]

/**
 * Processor time in seconds, summed over all cores, since the container or machine started. Includes unrelated
 * processes.
 * Undefined where the system has no such counter.
 */
export function processorSeconds(folder = '/sys/fs/cgroup'): number | undefined {
  for (const [file, pattern, perSecond] of COUNTERS) {
    const count = pattern.exec(read(path.join(folder, file)))?.[1]
    if (count !== undefined) return Number(count) / perSecond
  }
  return undefined
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
