import { useMemo } from 'react'
import { useCurrentUser } from '#data/session/current-user.ts'
import { useInternalUsers } from '#data/users/pickers.ts'
import { ImportPage } from '#patterns/import/import-page.tsx'
import { useImportSites } from '#patterns/import/import-sites.ts'
import { useFieldsNotOffered } from '../model/not-offered.ts'
import { siteValuesKind } from './site-values-kind.ts'

/** The screen Import Site Values. */
const ImportSitesRoute = () => {
  const user = useCurrentUser()
  const users = useInternalUsers()
  const { find, ...ready } = useImportSites()
  const notOffered = useFieldsNotOffered('edit')
  const kind = useMemo(() => siteValuesKind(find, user, users, notOffered), [find, notOffered, user, users])
  return <ImportPage kind={kind} {...ready} />
}

export default ImportSitesRoute
