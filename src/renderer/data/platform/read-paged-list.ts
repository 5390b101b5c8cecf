import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { type PagedRows, readPages } from '#shared/paging.ts'
import { executeOperation } from './execute-operation.ts'
import type { PagedQueryOptions } from './use-paged-query.ts'

interface ReadingOptions<Row> {
  readonly signal?: AbortSignal | undefined
  /** Whether a page holds what is looked for: no further one is asked for. */
  readonly isEnough?: (rows: readonly Row[]) => boolean
  /** Rows that could not be read may be left out: none of them is taken for one that is not there. */
  readonly acceptsGaps?: boolean
}

/** Reads a list that the platform gives page by page, as one promise: each row once. Throws a `PlatformFailure`. */
export const readPagedList = <Data, Row, Variables, Place extends string | number | null>(
  bridge: Bridge,
  document: TypedDocumentNode<Data, Variables>,
  { variablesAt, firstPlace, pageOf, rowId }: PagedQueryOptions<Data, Row, Variables, Place>,
  { signal, isEnough, acceptsGaps = false }: ReadingOptions<Row> = {},
): Promise<PagedRows<Row>> =>
  readPages<Row, Place>({
    first: firstPlace,
    read: async (place) => pageOf((await executeOperation(bridge, document, variablesAt(place), signal, { acceptsGaps })).data, place),
    idOf: rowId,
    ...(isEnough === undefined ? {} : { isEnough }),
  })
