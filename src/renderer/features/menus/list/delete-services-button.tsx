import { DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { DestroyDialog } from '#components/destroy-dialog.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { useSave } from '#data/saving/use-save.ts'
import { DeleteSiteServicesDocument, GetServiceBySiteIdDocument } from '#generated/graphql.ts'
import type { MenuSite } from '../menu-site.ts'
import { DELETE_ALL, DELETE_FAILED, NO_ACCESS, SERVICES_DELETED, SURE_TO_DELETE } from '../messages.ts'

/** Deletes every service and category of the site, after a question that wants the site's domain typed, and without notes. */
export const DeleteServicesButton = ({ site, mayDelete }: { readonly site: MenuSite; readonly mayDelete: boolean }) => {
  const { siteId, domain } = site
  const bridge = useBridge()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const { run, isPending, gate } = useSave<void, boolean>({
    run: async (_, send) => (await send(DeleteSiteServicesDocument, { siteId })).deleteSiteServices,
    find: async () => ((await executeOperation(bridge, GetServiceBySiteIdDocument, { siteId })).data.getServiceBySiteId.length === 0 ? 'as-sent' : 'absent'),
    success: (_, isDone) => (isDone === false ? null : { message: SERVICES_DELETED, detail: domain }),
    onSaved: (_, isDone) => {
      if (isDone === false) notify.error(DELETE_FAILED, `The services of ${domain} were not deleted.`)
    },
    failed: DELETE_FAILED,
  })
  return (
    <>
      <ActionButton
        icon={<DeleteRegular />}
        reason={gate.reason}
        isPending={isPending}
        // Answered with the error, as the source has it, and not disabled.
        onClick={() => (mayDelete ? setAsking(true) : notify.error(NO_ACCESS))}
      >
        {DELETE_ALL}
      </ActionButton>
      {isAsking && (
        <DestroyDialog
          question={SURE_TO_DELETE}
          detail={`Every service and category of ${domain}, in all its menus. This cannot be undone.`}
          typed={domain}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
