import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { focusField } from '#components/form/field-id.ts'
import { type FormSectionInfo, focusFirstError } from '#components/form/form-errors.ts'
import { useIsDirty } from '#components/form/typed-since.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { FieldRefusal, Toast } from '#data/saving/save-options.ts'
import type { Change } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { FormPlatform } from './offered-fields.tsx'
import { useRecordFrame } from './record-dialog.tsx'
import { type RecordSaving, useSaveKey } from './save-bar.tsx'
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.tsx'

export interface RecordCreateOptions<Values extends FieldValues> {
  /** What is created, within a sentence: "page". */
  readonly what: string
  readonly methods: UseFormReturn<Values, unknown, Values>
  readonly sections: readonly FormSectionInfo[]
  /** How it is sent and found again. `id`: its name or slug, by which a second press for the same is recognised. */
  readonly create: (values: Values) => Change & { readonly id: string }
  /** The mutation of `create`, and its names of the fields. */
  readonly platform: FormPlatform
  /** Operations whose answers it makes old. */
  readonly invalidates: readonly TypedDocumentNode<unknown, never>[]
  /** The toast once it is there. */
  readonly success: (values: Values) => Toast
  /** It is there. A dialog around is closed after this. */
  readonly onCreated?: (values: Values) => void
  /** Path of a screen's list: where it goes once it is created, and by Cancel. */
  readonly listPath?: string
  /** The list's address in which what was created is seen, where it is not `listPath`: a filter that is set at first would hide it. */
  readonly seenAt?: (values: Values) => string
  /** The field that a refusal is about; null where it is about none. `message`: as people read it. */
  readonly refusedField?: (message: string, values: Values) => FieldRefusal | null
  /** Says that nothing was created: "The page could not be created." */
  readonly notCreated: string
  /** Called with a refusal that its field shows: for a toast. */
  readonly onRefused?: (message: string) => void
  /** Why it cannot be created now, beside being offline; null when it can. */
  readonly refusal?: string | null
  /** What leaving means. */
  readonly leaving: string
}

/** Creates a record from a form: sent once, read back where the platform did not confirm it, a refusal at the field it is about. */
export const useRecordCreate = <Values extends FieldValues>(options: RecordCreateOptions<Values>): RecordSaving & Pick<LeaveGuard, 'allowNextNavigation'> => {
  const { what, methods, sections, create, invalidates, success, onCreated, listPath, refusedField, notCreated, refusal = null, leaving } = options
  const notify = useNotify()
  const navigate = useNavigate()
  const frame = useRecordFrame()
  const isDirty = useIsDirty(methods.control)
  const guard = useLeaveGuard({ isDirty, detail: leaving })
  const toList = listPath === undefined ? undefined : () => void navigate(listPath)
  const { isPending, problem, gate, run } = useSave<Values>({
    change: create,
    sends: [options.platform.sends],
    idOf: (values) => create(values).id,
    blocked: refusal,
    invalidates,
    success,
    failed: notCreated,
    toasts: 'certain',
    fieldErrors: ({ kind, message }, values) => (kind === 'rejected' ? (refusedField?.(readableServerMessage(message), values) ?? null) : null),
    showFieldError: ({ field, message }) => {
      options.onRefused?.(message)
      methods.setError(field as Path<Values>, { type: 'platform', message })
      focusField(field)
    },
    onSaved: (values) => {
      guard.allowNextNavigation()
      onCreated?.(values)
      if (frame !== null) guard.close()
      else if (options.seenAt !== undefined) void navigate(options.seenAt(values))
      else toList?.()
    },
  })
  const submit = (): void => {
    if (isPending) return
    if (gate.reason !== null) notify.show({ id: `not-created-${what}`, intent: 'info', message: gate.reason })
    else void methods.handleSubmit(run, (errors: FieldErrors<Values>) => focusFirstError(sections, errors))()
  }
  useSaveKey(what, submit)
  const { platform } = options
  return {
    submit,
    isBusy: isPending,
    reason: gate.reason,
    problem,
    dialogs: guard.question,
    cancel: toList,
    allowNextNavigation: guard.allowNextNavigation,
    platform,
  }
}
