import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { masterPagesQuery } from '#data/pages/master-pages.ts'
import { PageForm } from './page-form.tsx'
import { usePageSave } from './use-page-save.ts'

/** The screen of a new page. The names that are taken are known once the pages are there; the platform refuses one in any case. */
const CreatePageRoute = () => {
  const { data } = useQuery(masterPagesQuery(useBridge()))
  const takenNames = useMemo(() => new Set(data?.rows.map(({ pageName }) => pageName)), [data])
  const saving = usePageSave({ stored: null, takenNames })
  return <PageForm saving={saving} pageName={null} />
}

export default CreatePageRoute
