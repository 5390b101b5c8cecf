import type { Control } from '#local-platform/faults/control.ts'
import type { LocalPlatform } from '#local-platform/start.ts'

/** What makes things go wrong on the platform of a test. */
export function controlOf(platform: LocalPlatform): Control {
  if (platform.control === null) throw new Error('The platform was not started in test mode')
  return platform.control
}
