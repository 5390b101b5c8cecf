import { readdirSync, readFileSync } from 'node:fs'

/**
 * Private memory in bytes of the largest renderer process that works on a user-data folder: what would be freed with it, shared libraries not
 * counted. Linux only; undefined elsewhere or when there is no renderer.
 */
export function rendererMemory(userData: string): number | undefined {
  if (process.platform !== 'linux') return undefined
  const renderers = processes().filter(({ command }) => command.includes('--type=renderer') && command.includes(userData))
  return renderers.length === 0 ? undefined : Math.max(...renderers.map(({ id }) => privateMemory(id)))
}

/** The most memory that main has held, bytes: the console's process that started the others. Linux only. */
export function mainPeakMemory(userData: string): number | undefined {
  if (process.platform !== 'linux') return undefined
  const main = processes().find(({ command }) => command.includes(userData) && !command.includes('--type='))
  if (main === undefined) return undefined
  const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${main.id}/status`, 'utf8'))?.[1]
  return Number(peak) * 1024
}

function processes(): readonly { readonly id: number; readonly command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // A process may end between being listed and being read.
      try {
        return [{ id: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }]
      } catch {
        return []
      }
    })
}

function privateMemory(id: number): number {
  const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
  const kilobytes = ['Private_Clean', 'Private_Dirty'].map((field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0))
  return kilobytes.reduce((sum, value) => sum + value, 0) * 1024
}
