import { REAL_SERVERS, reasonWithout } from '#tests/real-servers/available.ts'
import { playwright, type Section } from './section.ts'

/** The console at servers that others wrote: those that can be had here, one after the other. */
export function realServers(project: 'electron' | 'chromium-host'): Section {
  const specs = (paths: readonly string[]): Section =>
    // Each worker would start its own.
    playwright({ name: 'real-servers', title: 'Servers that others wrote', project, paths, parameters: ['--workers=1'] })
  const test: Section['test'] = async (execute) => {
    const folders: string[] = []
    for (const server of REAL_SERVERS) {
      const reason = await reasonWithout(server)
      if (reason === undefined) folders.push(server.folder)
      else console.log(`${server.name} is left out here: ${reason}`)
    }
    return folders.length === 0 ? { passed: 0, failed: 0, failures: [] } : specs(folders).test(execute)
  }
  return { ...specs(['tests/real-servers']), test }
}
