import { errorCode } from './storage-failure.ts'

/** True if another process is running. Signal 0 only asks; a process of another user answers `EPERM`. */
export function isAlive(pid: number | null): boolean {
  if (pid === null || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
