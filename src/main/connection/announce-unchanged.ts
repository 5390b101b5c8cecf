import type { ConnectionStatus } from '#shared/bridge/connection.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import type { Result } from '#shared/result.ts'

/** Shows why main's own menu did not change the connection profile. */
export function announceUnchanged(result: Result<ConnectionStatus>, announce: (notice: Omit<Notice, 'id'>) => void): void {
  if (result.ok && result.value.state !== 'invalid') return
  const reason = result.ok ? problemsOf(result.value) : result.error.message
  announce({ kind: 'connection-unchanged', intent: 'error', message: `The connection profile was not changed. ${reason}` })
}

const problemsOf = (status: ConnectionStatus): string =>
  status.state === 'invalid' ? status.problems.map(({ field, message }) => `${field} ${message}.`).join(' ') : ''
