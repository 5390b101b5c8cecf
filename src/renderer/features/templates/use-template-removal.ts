import { useCallback, useState } from 'react'
import { useNotify } from '#app/notifications/use-notify.ts'
import { asPlatformFailure } from '#app/platform/platform-failure.ts'
import { usePlatformMutation } from '#app/platform/use-platform-mutation.ts'
import type { Template } from '#app/templates/use-templates.ts'
import { DeleteTempleteDocument, GetTempleteByUpdatedAtBySiteIdDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { DELETE_FAILED, TEMPLATE_DELETED } from './messages.ts'
import { templateName } from './template-columns.ts'

export interface TemplateRemoval {
  readonly remove: (template: Template) => void
  /** Slug of the template that is being deleted, null while none is. */
  readonly removing: string | null
}

const INVALIDATED = { invalidates: [GetTempleteByUpdatedAtBySiteIdDocument] }

/** Deletes a template and says what came of it. Source: TMPL-030, CALL2-032. */
export const useTemplateRemoval = (): TemplateRemoval => {
  const notify = useNotify()
  const { mutateAsync } = usePlatformMutation(DeleteTempleteDocument, INVALIDATED)
  const [removing, setRemoving] = useState<string | null>(null)
  const remove = useCallback(
    async (template: Template) => {
      setRemoving(template.slugName)
      try {
        await mutateAsync({ siteId: template.siteId, slugName: template.slugName })
        notify.success(TEMPLATE_DELETED, templateName(template))
      } catch (error) {
        notify.error(DELETE_FAILED, readableServerMessage(asPlatformFailure(error).message))
      } finally {
        setRemoving(null)
      }
    },
    [mutateAsync, notify],
  )
  return { remove: useCallback((template) => void remove(template), [remove]), removing }
}
