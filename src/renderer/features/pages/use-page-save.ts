import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useMemo, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { focusField } from '#components/form/field-id.ts'
import { keepsTyped, sentValues } from '#components/form/typed-since.ts'
import { type UnsavedGuard, useUnsavedGuard } from '#components/form/use-unsaved-guard.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { findMasterPage, type MasterPage } from '#data/pages/master-pages.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/use-refresh.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { foundChanged, foundNew } from '#data/saving/holds.ts'
import { useConfirmedSave } from '#data/saving/use-confirmed-save.ts'
import { CreateSitePageDocument, GetSitePagesByAdminDocument, UpdateSitePageDocument } from '#generated/graphql.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Problem } from '#shared/remedy.ts'
import { CREATE_FAILED, IMAGE_BUSY, IS_SAVING, nameTaken, PAGE_CREATED, PAGE_SAVED, SAVE_FAILED } from './messages.ts'
import type { PageFormMethods } from './page-form.tsx'
import { NEW_PAGE, newPageSchema, type PageValues, pageInput, storedPageSchema, valuesOf } from './page-values.ts'

export interface PageSave {
  readonly methods: PageFormMethods
  readonly save: (values: PageValues) => void
  /** Why it cannot be saved now, null when it can. */
  readonly refusal: string | null
  readonly isSaving: boolean
  /** Why the last save is not confirmed, null while it is. */
  readonly problem: Problem | null
  readonly onImageBusy: (isBusy: boolean) => void
  /** Back to the list. */
  readonly leave: () => void
  /** The question before unsaved changes are left, else null. */
  readonly question: UnsavedGuard['dialog']
}

interface PageSaveOptions {
  /** What is edited; null for a new one. */
  readonly stored: MasterPage | null
  /** Names that a new page cannot have, as far as they are known. Keep it stable between renders. */
  readonly takenNames: ReadonlySet<string>
}

/** The form of a page and what saving it does. */
export const usePageSave = ({ stored, takenNames }: PageSaveOptions): PageSave => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const gate = useWriteGate()
  const [isImageBusy, onImageBusy] = useState(false)
  const resolver = useMemo(() => zodResolver(stored === null ? newPageSchema(takenNames) : storedPageSchema), [stored, takenNames])
  const methods: PageFormMethods = useForm<PageValues, unknown, PageValues>({
    defaultValues: stored === null ? NEW_PAGE : valuesOf(stored),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty } = useFormState({ control: methods.control })
  const { dialog, allowNextNavigation } = useUnsavedGuard({ isDirty, detail: 'What you changed on the page is not saved.' })
  const refresh = useRefresh()
  const confirmed = useConfirmedSave()
  const { isSaving, problem } = confirmed
  const refusal = gate.reason ?? (isImageBusy ? IMAGE_BUSY : isSaving ? IS_SAVING : null)
  const leave = useCallback(() => void navigate('/site-pages'), [navigate])

  const sayRefused = (failure: PlatformFailure, pageName: string): void => {
    const { kind, message } = failure
    if (kind === 'rejected' && message.replaceAll(' ', '_').includes('PAGE_NAME_ALREADY_EXISTS')) {
      methods.setError('title', { type: 'platform', message: nameTaken(pageName) })
      focusField('title')
      return
    }
    notify.error(stored === null ? CREATE_FAILED : SAVE_FAILED, readableServerMessage(message))
  }
  const save = async (values: PageValues): Promise<void> => {
    if (refusal !== null) {
      notify.show({ id: 'page-refusal', intent: 'info', message: refusal })
      return
    }
    const input = pageInput(values, stored)
    const sent = sentValues(methods)
    await confirmed.save({
      id: input.pageName,
      send: () => (stored === null ? executeOperation(bridge, CreateSitePageDocument, { input }) : executeOperation(bridge, UpdateSitePageDocument, { input })),
      find: async () => {
        const now = await findMasterPage(bridge, input.pageName)
        return stored === null ? foundNew(now, input) : foundChanged(now, input, stored)
      },
      isUpdate: stored !== null,
      onDone: () => {
        refresh([GetSitePagesByAdminDocument])
        notify.success(stored === null ? PAGE_CREATED : PAGE_SAVED, input.pageName)
        if (stored !== null && keepsTyped(methods, sent)) return
        allowNextNavigation()
        leave()
      },
      onRefused: (failure) => sayRefused(failure, input.pageName),
    })
  }
  return { methods, save: (values) => void save(values), refusal, isSaving, problem, onImageBusy, leave, question: dialog }
}
