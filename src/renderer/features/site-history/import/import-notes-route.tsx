import { useMemo } from 'react'
import { ImportPage } from '#patterns/import/import-page.tsx'
import { useImportSites } from '#patterns/import/import-sites.ts'
import { noteKind } from './note-kind.ts'

/** The screen Import Notes. */
const ImportNotesRoute = () => {
  const { find, ...ready } = useImportSites()
  const kind = useMemo(() => noteKind(find), [find])
  return <ImportPage kind={kind} {...ready} />
}

export default ImportNotesRoute
