import { posix, win32 } from 'node:path'

/** Where an administrator puts the connection profile of a computer: a file that its users may read and not change. Undefined on other systems. */
export function administratorProfile(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string | undefined {
  if (platform === 'win32') return win32.join(environment['ProgramData'] || String.raw`C:\ProgramData`, 'Admin Console', 'connection.json')
  if (platform === 'darwin') return '/Library/Application Support/Admin Console/connection.json'
  return platform === 'linux' ? posix.join('/etc', 'admin-console', 'connection.json') : undefined
}
