import { useOfflineSince } from '../bridge/bridge-context.ts'

/** Whether a control that changes something may be used now, and if not, why. */
export type WriteGate = { readonly allowed: true; readonly reason: null } | { readonly allowed: false; readonly reason: string }

const OFFLINE_WRITE_REASON = 'Not available offline: changes need the platform.'

const OPEN: WriteGate = { allowed: true, reason: null }
const OFFLINE: WriteGate = { allowed: false, reason: OFFLINE_WRITE_REASON }

/** Offline every write is disabled. Show `reason` as the control's tooltip. */
export const useWriteGate = (): WriteGate => (useOfflineSince() === null ? OPEN : OFFLINE)
