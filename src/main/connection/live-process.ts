import { errorCode } from '../vault/storage-failure.ts'

/** Whether another process runs. Signal 0 asks without doing anything; a process of another user answers `EPERM`. */
export function isAlive(pid: number | null): boolean {
  if (pid === null || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
