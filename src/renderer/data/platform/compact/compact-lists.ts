import { GetSitesAdminDocument } from '#generated/graphql.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { operationOf } from '../operation-of.ts'
import { CompactRows, PlainRows, type RowStore } from './compact-rows.ts'

/** The lists whose rows are kept compact where they are long. Whoever uses one of them spreads, stores and sends a row only as `plainRow` gives it. */
const OPERATIONS: ReadonlySet<string> = new Set([operationOf(GetSitesAdminDocument)])
const COPIES: ReadonlySet<OfflineList> = new Set(['sites'])

export const rowsOfOperation = (operation: string): RowStore => (OPERATIONS.has(operation) ? new CompactRows() : new PlainRows())
export const rowsOfCopy = (list: OfflineList): RowStore => (COPIES.has(list) ? new CompactRows() : new PlainRows())
