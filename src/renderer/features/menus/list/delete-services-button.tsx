import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { DestroyDialog } from '#components/destroy-dialog.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { sendConfirmed } from '#data/saving/send-confirmed.ts'
import { DeleteSiteServicesDocument, GetServiceBySiteIdDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { MenuSite } from '../menu-site.ts'
import { DELETE_ALL, DELETE_FAILED, NO_ACCESS, SERVICES_DELETED, SURE_TO_DELETE } from '../messages.ts'

interface DeleteServicesButtonProps {
  readonly site: MenuSite
  readonly mayDelete: boolean
}

/** Deletes every service and category of the site, after a question that wants the site's domain typed, and without notes. */
export const DeleteServicesButton = ({ site, mayDelete }: DeleteServicesButtonProps) => {
  const bridge = useBridge()
  const notify = useNotify()
  const gate = useWriteGate()
  const [isDeleting, setDeleting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const pending = useRef(false)

  const remove = async (): Promise<void> => {
    if (pending.current) return
    pending.current = true
    setDeleting(true)
    try {
      const { siteId } = site
      let isDone = true
      await sendConfirmed({
        send: async () => {
          isDone = (await executeOperation(bridge, DeleteSiteServicesDocument, { siteId })).data.deleteSiteServices
        },
        find: async () =>
          (await executeOperation(bridge, GetServiceBySiteIdDocument, { siteId })).data.getServiceBySiteId.length === 0 ? 'as-sent' : 'absent',
      })
      if (isDone) notify.success(SERVICES_DELETED, site.domain)
      else notify.error(DELETE_FAILED, `The services of ${site.domain} were not deleted.`)
    } catch (cause) {
      notify.error(DELETE_FAILED, readableServerMessage(asPlatformFailure(cause).message))
    } finally {
      pending.current = false
      setDeleting(false)
    }
  }
  return (
    <>
      <Button
        icon={<DeleteRegular />}
        disabledFocusable={isDeleting || !gate.allowed}
        {...(gate.reason === null ? {} : { title: gate.reason })}
        // Answered with the error, as the source has it, and not disabled.
        onClick={() => (mayDelete ? setAsking(true) : notify.error(NO_ACCESS))}
      >
        {DELETE_ALL}
      </Button>
      {isAsking && (
        <DestroyDialog
          question={SURE_TO_DELETE}
          detail={`Every service and category of ${site.domain}, in all its menus. This cannot be undone.`}
          typed={site.domain}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
