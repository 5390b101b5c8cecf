import { useCallback, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure, isUnconfirmed } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/use-refresh.ts'
import { sendConfirmed } from '#data/saving/send-confirmed.ts'
import { findTemplate } from '#data/templates/find-template.ts'
import type { Template } from '#data/templates/use-templates.ts'
import { DeleteTempleteDocument, GetTempleteByUpdatedAtBySiteIdDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { DELETE_FAILED, TEMPLATE_DELETED } from './messages.ts'
import { templateName } from './template-columns.ts'

export interface TemplateRemoval {
  readonly remove: (template: Template) => void
  /** Slug of the template that is being deleted, null while none is. */
  readonly removing: string | null
}

const TOUCHED = [GetTempleteByUpdatedAtBySiteIdDocument]

/** Deletes a template and says what came of it. */
export const useTemplateRemoval = (): TemplateRemoval => {
  const bridge = useBridge()
  const notify = useNotify()
  const refresh = useRefresh()
  const [removing, setRemoving] = useState<string | null>(null)
  const remove = useCallback(
    async (template: Template) => {
      setRemoving(template.slugName)
      try {
        const { siteId, slugName } = template
        await sendConfirmed({
          send: () => executeOperation(bridge, DeleteTempleteDocument, { siteId, slugName }),
          find: async () => ((await findTemplate(bridge, siteId, slugName)) === undefined ? 'as-sent' : 'absent'),
        })
        notify.success(TEMPLATE_DELETED, templateName(template))
        refresh(TOUCHED)
      } catch (error) {
        notify.error(DELETE_FAILED, readableServerMessage(asPlatformFailure(error).message))
        if (isUnconfirmed(error)) refresh(TOUCHED)
      } finally {
        setRemoving(null)
      }
    },
    [bridge, notify, refresh],
  )
  return { remove: useCallback((template) => void remove(template), [remove]), removing }
}
