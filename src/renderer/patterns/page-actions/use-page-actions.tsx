import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { findMasterPage } from '#data/pages/master-pages.ts'
import { PAGE_ACCESS } from '#data/pages/page-access.ts'
import { useSave } from '#data/saving/use-save.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { DeleteSitePageDocument, GetSitePagesByAdminDocument } from '#generated/graphql.ts'

interface ListedPage {
  readonly pageName: string
}

/**
 * Editing and deleting a page, for every table that lists pages. The platform's calls take a name and no site: they act on the master page of that name, also
 * from the pages of a site, and there they say so.
 */
export const usePageActions = (listed: 'master-pages' | 'site-pages') => {
  const navigate = useNavigate()
  const may = useMayAccess()
  const bridge = useBridge()
  const { gate, run, pending } = useSave({
    operation: DeleteSitePageDocument,
    find: async ({ pageName }) => ((await findMasterPage(bridge, pageName)) === undefined ? 'as-sent' : 'absent'),
    idOf: ({ pageName }) => pageName,
    isPerId: true,
    invalidates: [GetSitePagesByAdminDocument],
    success: ({ pageName }) => ({ message: 'Deleted Successfully', detail: pageName }),
    failed: 'The page could not be deleted.',
  })
  const mayEdit = may(PAGE_ACCESS.edit)
  const mayRemove = may(PAGE_ACCESS.remove)
  const ofSite = listed === 'site-pages'

  const edit = useCallback(
    ({ pageName }: ListedPage) => void (mayEdit && navigate(`/edit-site-pages?page=${encodeURIComponent(pageName)}`)),
    [mayEdit, navigate],
  )
  const actionsOf = useCallback(
    (page: ListedPage): readonly RowAction[] => {
      const refusal = mayRemove ? (gate.reason ?? (pending.has(page.pageName) ? 'It is being deleted.' : null)) : 'You do not have permission to delete pages.'
      return [
        {
          id: 'edit',
          label: ofSite ? 'Edit the master page' : 'Edit',
          icon: <EditRegular />,
          onSelect: () => edit(page),
          ...(mayEdit ? {} : { disabledReason: 'You do not have permission to edit pages.' }),
        },
        {
          id: 'delete',
          label: ofSite ? 'Delete the master page' : 'Delete',
          icon: <DeleteRegular />,
          divided: true,
          destructive: true,
          onSelect: () => void run({ pageName: page.pageName }),
          ...(refusal === null ? {} : { disabledReason: refusal }),
        },
      ]
    },
    [edit, gate.reason, mayEdit, mayRemove, ofSite, pending, run],
  )
  return { mayEdit, edit, actionsOf }
}
