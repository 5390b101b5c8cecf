import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { masterPagesQuery } from '#data/pages/master-pages.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { GetInternalUsersDocument } from '#generated/graphql.ts'
import { ImportPage } from '#patterns/import/import-page.tsx'
import { useFieldsNotOffered } from '../model/not-offered.ts'
import { newSiteKind } from './new-site-kind.ts'

/** Users and pages are used for this many milliseconds, as the form does. */
const FRESH_FOR = 5 * 60_000

/** The screen Import New Sites. */
const ImportNewSitesRoute = () => {
  const users = useOfflineQuery(GetInternalUsersDocument, {}, 'users', { staleTime: FRESH_FOR, savedCopy: 'when-unreachable' })
  const pages = useQuery({ ...masterPagesQuery(useBridge()), staleTime: FRESH_FOR })
  const internalUsers = users.data?.getInternalUsers
  const rows = pages.data?.rows
  const notOffered = useFieldsNotOffered('create')
  const kind = useMemo(
    () => newSiteKind({ users: internalUsers ?? [], pages: rows?.map(({ pageName }) => pageName) ?? [], notOffered }),
    [internalUsers, notOffered, rows],
  )
  const failure = users.failure ?? (pages.error === null ? null : asPlatformFailure(pages.error))
  const isReady = internalUsers !== undefined && !users.isArriving && rows !== undefined
  const notReady = isReady
    ? null
    : failure === null
      ? 'Users and pages are still loading.'
      : `What the rows are checked by could not be loaded: ${failure.message}`
  const retry = (): void => {
    users.refetch()
    void pages.refetch()
  }
  return <ImportPage kind={kind} notReady={notReady} onRetry={isReady || failure === null ? undefined : retry} />
}

export default ImportNewSitesRoute
