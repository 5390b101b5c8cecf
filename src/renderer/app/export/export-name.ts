import type { QueryClient } from '@tanstack/react-query'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'
import { isAnythingMissing } from '../platform/incomplete-lists.ts'

/** The name of an export's file without its ending: with the day, and saying so where what is on screen is not whole. */
export const exportName = (name: string, queries: QueryClient): string =>
  `${name} ${formatFormDate(nowInSeconds())}${isAnythingMissing(queries) ? ' (incomplete)' : ''}`
