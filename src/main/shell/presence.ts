import { readFileSync } from 'node:fs'
import { powerMonitor } from 'electron'
import type { Presence } from '../policy/idle-lock.ts'

/** Whether somebody is at the computer, as the system knows it. Use once Electron is ready. @param record a test's file with the seconds without input */
export const systemPresence = (record: string | undefined): Presence => ({
  idleSeconds: () => (record === undefined ? powerMonitor.getSystemIdleTime() : recorded(record)),
  onAway: (listener) => {
    powerMonitor.on('lock-screen', listener)
    powerMonitor.on('suspend', listener)
  },
})

function recorded(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}
