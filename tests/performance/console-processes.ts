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

/** Watches how much memory of its own main takes: the console's process that started the others. `most` gives bytes, undefined where it cannot be seen. */
export function watchMainMemory(userData: string): { readonly most: () => number | undefined } {
  const main = process.platform === 'linux' ? processes().find(({ command }) => command.includes(userData) && !command.includes('--type=')) : undefined
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, main === undefined ? 0 : anonymousMemory(main.id))
  }, 100)
  return {
    most: () => {
      clearInterval(timer)
      return main === undefined ? undefined : most
    },
  }
}

/** Counts the renderer processes that a user-data folder sees from now on, also those that end. Linux only; elsewhere none are seen. */
export function watchRenderers(userData: string): { readonly seen: () => number } {
  const seen = new Set<number>()
  const look = (): void => {
    const renderers = process.platform === 'linux' ? processes().filter(({ command }) => command.includes('--type=renderer') && command.includes(userData)) : []
    for (const { id } of renderers) seen.add(id)
  }
  const timer = setInterval(look, 10)
  return {
    seen: () => {
      clearInterval(timer)
      return seen.size
    },
  }
}

/** 0 once the process has ended. */
function anonymousMemory(id: number): number {
  try {
    return Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
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
