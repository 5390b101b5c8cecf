import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useMemo, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { focusField } from '#components/form/field-id.ts'
import { keepsTyped, sentValues } from '#components/form/typed-since.ts'
import { type UnsavedGuard, useUnsavedGuard } from '#components/form/use-unsaved-guard.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRefresh } from '#data/platform/use-refresh.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { foundChanged, foundNew } from '#data/saving/holds.ts'
import { useConfirmedSave } from '#data/saving/use-confirmed-save.ts'
import { findTemplate } from '#data/templates/find-template.ts'
import type { Template } from '#data/templates/use-templates.ts'
import { CreateTempleteByAdminDocument, GetTempleteByUpdatedAtBySiteIdDocument, UpdateTempleteByAdminDocument } from '#generated/graphql.ts'
import type { TemplateType } from '#shared/domain/content/template.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Problem } from '#shared/remedy.ts'
import { IMAGE_BUSY, IS_SAVING, SAVE_FAILED, TEMPLATE_SAVED } from './messages.ts'
import type { TemplateFormMethods } from './template-form.tsx'
import type { TemplateScope } from './template-scope.ts'
import { EMPTY_TEMPLATE, type TemplateValues, templateInput, templateSchema, valuesOf } from './template-values.ts'
import { typeAddress } from './use-template-type.ts'

interface TemplateSaveOptions {
  readonly scope: TemplateScope
  readonly type: TemplateType
  /** What is edited; null for a new one. */
  readonly stored: Template | null
}

export interface TemplateSave {
  readonly methods: TemplateFormMethods
  readonly save: (values: TemplateValues) => void
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

/** The form of a template and what saving it does. */
export const useTemplateSave = ({ scope, type, stored }: TemplateSaveOptions): TemplateSave => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const gate = useWriteGate()
  const [isImageBusy, onImageBusy] = useState(false)
  const needsContent = stored !== null && scope.needsContentOnEdit
  const resolver = useMemo(() => zodResolver(templateSchema(needsContent)), [needsContent])
  const methods: TemplateFormMethods = useForm<TemplateValues, unknown, TemplateValues>({
    defaultValues: stored === null ? EMPTY_TEMPLATE : valuesOf(stored),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty } = useFormState({ control: methods.control })
  const { dialog, allowNextNavigation } = useUnsavedGuard({ isDirty, detail: 'What you typed into the template is not saved.' })
  const refresh = useRefresh()
  const confirmed = useConfirmedSave()
  const { isSaving, problem } = confirmed
  const refusal = gate.reason ?? (isImageBusy ? IMAGE_BUSY : isSaving ? IS_SAVING : null)
  const leave = useCallback(() => void navigate(typeAddress(scope.listPath, type)), [navigate, scope.listPath, type])

  const sayRefused = ({ kind, message }: PlatformFailure): void => {
    const text = readableServerMessage(message)
    if (kind === 'rejected' && stored === null && /exist/i.test(message)) {
      methods.setError('tempName', { type: 'platform', message: text })
      focusField('tempName')
    } else notify.error(SAVE_FAILED, text)
  }
  const save = async (values: TemplateValues): Promise<void> => {
    if (refusal !== null) {
      notify.show({ intent: 'info', message: refusal })
      return
    }
    const input = templateInput({ scope, type, values, stored })
    const sent = sentValues(methods)
    await confirmed.save({
      id: input.slugName,
      send: () =>
        stored === null
          ? executeOperation(bridge, CreateTempleteByAdminDocument, { input })
          : executeOperation(bridge, UpdateTempleteByAdminDocument, { input }),
      find: async () => {
        const now = await findTemplate(bridge, scope.siteId, input.slugName)
        return stored === null ? foundNew(now, input) : foundChanged(now, input, stored)
      },
      isUpdate: stored !== null,
      onDone: () => {
        refresh([GetTempleteByUpdatedAtBySiteIdDocument])
        notify.success(TEMPLATE_SAVED, input.tempName)
        if (stored !== null && keepsTyped(methods, sent)) return
        allowNextNavigation()
        leave()
      },
      onRefused: sayRefused,
    })
  }
  return { methods, save: (values) => void save(values), refusal, isSaving, problem, onImageBusy, leave, question: dialog }
}
