import { readdirSync, readFileSync } from 'node:fs'

/** A process of this machine, as /proc tells it. */
interface Process {
  readonly id: number
  readonly parent: number
  readonly command: string
}

/**
 * Private memory in bytes of the largest renderer process among the descendants of a process: what would be freed with it, shared libraries
 * not counted. Linux only; undefined elsewhere or when there is no renderer.
 */
export function rendererMemory(rootProcess: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const processes = readProcesses()
  const sizes = descendants(processes, rootProcess)
    .filter(({ command }) => command.includes('--type=renderer'))
    .map(({ id }) => privateMemory(id))
  return sizes.length === 0 ? undefined : Math.max(...sizes)
}

function descendants(processes: readonly Process[], root: number): readonly Process[] {
  const children = processes.filter(({ parent }) => parent === root)
  return [...children, ...children.flatMap(({ id }) => descendants(processes, id))]
}

function readProcesses(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // A process may end between being listed and being read.
      try {
        const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1])
        return [{ id: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }]
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
