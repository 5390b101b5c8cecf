import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type ReactNode, useState } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { USER_NAME_TAKEN } from '#components/availability/use-availability.ts'
import type { UserNameFieldProps } from '#components/availability/user-name-field.tsx'
import { CreateBar } from '#components/form/create-bar.tsx'
import { focusField } from '#components/form/field-id.ts'
import { type FormSectionInfo, focusFirstError } from '#components/form/form-errors.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { useIsDirty } from '#components/form/typed-since.ts'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { type Shortcut, useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { isUnconfirmed } from '#data/platform/platform-failure.ts'
import type { Toast } from '#data/saving/save-options.ts'
import { isNotThere } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { type CreationOrder, creationChange, isTaken, useUserNameCheck } from '#data/user-names/user-names.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { type FormPlatform, OfferedFields } from './offered-fields.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'

/** Asked about from 6 characters on, without the blanks around it. */
const nameToVerify = (typed: string): string | null => {
  const name = typed.trim()
  return name.length < SITE_LIMITS.userName.least ? null : name
}

interface AccountCreateProps<Values extends FieldValues> {
  readonly label: string
  readonly button: string
  readonly shortcut: Pick<Shortcut, 'description' | 'group'>
  readonly methods: UseFormReturn<Values, unknown, Values>
  readonly sections: readonly FormSectionInfo[]
  readonly nameField: Path<Values>
  readonly listPath: string
  readonly orderOf: (values: Values) => CreationOrder
  /** The mutation that an order sends. */
  readonly sends: TypedDocumentNode<unknown, never>
  /** The platform's names of fields, where they are not the form's. */
  readonly names?: FormPlatform['names']
  readonly invalidates: readonly TypedDocumentNode<unknown, never>[]
  readonly success: (values: Values) => Toast
  /** What leaving means. */
  readonly leaving: string
  /** The fields. `check`: for the `UserNameField` among them. */
  readonly children: (check: Pick<UserNameFieldProps, 'nameToVerify' | 'isFree' | 'sentName'>) => ReactNode
}

/** A screen that creates someone who signs in by a user name, once. A refusal is a toast, and stays beside the form to be read. */
export const AccountCreate = <Values extends FieldValues>(props: AccountCreateProps<Values>) => {
  const { label, button, shortcut, methods, sections, nameField, listPath, orderOf, sends, names, invalidates, success, leaving, children } = props
  const bridge = useBridge()
  const navigate = useNavigate()
  const isFree = useUserNameCheck()
  const isDirty = useIsDirty(methods.control)
  const guard = useLeaveGuard({ isDirty, detail: leaving })
  /** The user name that is being sent, or was and may be in use because of that; null otherwise. */
  const [sentName, setSentName] = useState<string | null>(null)
  const { gate, isPending, problem, refusal, run } = useSave<Values>({
    change: (values) => creationChange(bridge, orderOf(values)),
    idOf: (values) => orderOf(values).userName,
    sends: [sends],
    invalidates,
    success,
    toasts: 'certain',
    failed: (_, message) => ({ message }),
    fieldErrors: (failure) => (isTaken(failure) ? { field: nameField, message: readableServerMessage(failure.message) } : null),
    showFieldError: () => {
      methods.setError(nameField, { type: 'platform', message: USER_NAME_TAKEN })
      focusField(nameField)
    },
    onSaved: () => {
      guard.allowNextNavigation()
      void navigate(listPath, { replace: true })
    },
    onFailed: (failure) => {
      if (!isUnconfirmed(failure) && !isNotThere(failure) && failure.kind !== 'busy') setSentName(null)
    },
  })
  const create = async (values: Values): Promise<void> => {
    if (gate.allowed) setSentName(orderOf(values).userName)
    await run(values)
  }
  const submit = (): void => void methods.handleSubmit(create, (errors: FieldErrors<Values>) => focusFirstError(sections, errors))()
  useShortcut({ keys: ACTION_KEYS.save, ...shortcut, run: submit })
  return (
    <>
      <OfferedFields sends={sends} {...(names === undefined ? {} : { names })}>
        <FormPage
          label={label}
          methods={methods}
          sections={sections}
          onSubmit={submit}
          bar={
            <CreateBar
              label={button}
              isSending={isPending}
              blockedReason={gate.reason}
              problem={problem ?? (refusal === null ? null : { text: refusal, onLookAgain: null })}
              onCancel={() => void navigate(listPath)}
            />
          }
        >
          {children({ nameToVerify, isFree, sentName })}
        </FormPage>
      </OfferedFields>
      {guard.question}
    </>
  )
}
