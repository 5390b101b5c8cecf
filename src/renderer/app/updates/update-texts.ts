import type { UpdateStatus } from '#shared/bridge/updates.ts'
import { formatDateTime } from '#shared/domain/date.ts'

/** The few words beside the menu's entry. */
export function updateHint(status: UpdateStatus | undefined): string {
  if (status === undefined) return ''
  switch (status.state) {
    case 'checking':
      return 'Checking'
    case 'downloading':
      return percentOf(status) ?? 'Downloading'
    case 'ready':
      return `${status.version} is ready`
    case 'failed':
      return 'Failed'
    default:
      return status.current
  }
}

/** The sentence about where the update is. */
export function updateSentence({ state, version, isWithdrawn, message, checkedAt, current }: UpdateStatus): string {
  switch (state) {
    case 'off':
    case 'failed':
      return message ?? ''
    case 'checking':
      return 'Checking for updates…'
    case 'downloading':
      return `Downloading version ${version}. You can go on working.`
    case 'ready':
      return isWithdrawn
        ? `Version ${current} was withdrawn by its publisher. Version ${version} is ready: restart to change to it.`
        : `Version ${version} is ready: restart to update.`
    case 'idle':
      return checkedAt === null
        ? 'Updates have not been checked since the console was started.'
        : `This is the newest version. Checked ${formatDateTime(checkedAt)}.`
  }
}

/** How far the download is, "40 %"; null until its size is known. */
const percentOf = ({ received, total }: UpdateStatus): string | null => (total === null || total === 0 ? null : `${Math.floor((100 * received) / total)} %`)
