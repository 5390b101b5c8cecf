import type { QueryClient } from '@tanstack/react-query'
import { isAnythingMissing } from '#data/platform/incomplete-lists.ts'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'

/** The name of an export's file without its ending: with the day, and saying so where what is on screen is not whole. */
export const exportName = (name: string, queries: QueryClient): string =>
  `${name} ${formatFormDate(nowInSeconds())}${isAnythingMissing(queries) ? ' (incomplete)' : ''}`
