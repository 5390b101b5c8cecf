import { EventEmitter } from 'node:events'

/** Stands for Electron's power monitor: somebody is always at this computer. */
class PowerMonitor extends EventEmitter {
  getSystemIdleTime(): number {
    return 0
  }
}

export const powerMonitor = new PowerMonitor()
