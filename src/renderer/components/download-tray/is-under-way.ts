import type { Download } from '#shared/bridge/files.ts'

/** Whether a file is still to come: fetched or written now, or waiting for its turn. */
export const isPending = ({ state }: Pick<Download, 'state'>): boolean => state === 'running' || state === 'waiting'
