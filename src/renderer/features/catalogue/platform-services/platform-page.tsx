import { useCallback } from 'react'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { keepsTyped, sentValues } from '#components/form/typed-since.ts'
import { useUnsavedGuard } from '#components/form/use-unsaved-guard.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { FormBar } from '../form/form-bar.tsx'
import { LockedFields } from '../form/locked-fields.tsx'
import { NOTHING_CHANGED } from '../messages.ts'
import { PlatformFields } from './platform-fields.tsx'
import { PLATFORM_SECTIONS, PLATFORM_USES, type PlatformValues } from './platform-form.ts'
import type { CatalogueService } from './platform-service.ts'
import { usePlatformForm } from './use-platform-form.ts'

const LIST = '/platform-servicelist'
const REFRESHING = 'The service is being loaded.'

export interface PlatformPageProps {
  readonly use: 'create' | 'edit'
  /** The one that is edited. */
  readonly service: CatalogueService | null
  /** What is shown is not known to be what the platform has: nothing can be changed yet. */
  readonly isReadOnly?: boolean
}

/** A platform service as a screen of its own: Create Platform and Edit Platform. */
export const PlatformPage = ({ use, service, isReadOnly = false }: PlatformPageProps) => {
  const navigate = useNavigate()
  const notify = useNotify()
  const { title, saveLabel } = PLATFORM_USES[use]
  const leave = useCallback(() => void navigate(LIST), [navigate])
  const { methods, isSaving, save } = usePlatformForm(use, service)
  const { isDirty } = useFormState({ control: methods.control })
  const guard = useUnsavedGuard({ isDirty, detail: use === 'create' ? 'The service is not created. What you typed is lost.' : 'Your changes are not saved.' })

  const send = async (values: PlatformValues): Promise<void> => {
    if (isReadOnly || isSaving) return
    if (!isDirty && use === 'edit') {
      notify.show({ id: 'nothing-changed', intent: 'info', message: NOTHING_CHANGED })
      return
    }
    const sent = sentValues(methods)
    if (!(await save(values)) || (use === 'edit' && keepsTyped(methods, sent))) return
    guard.allowNextNavigation()
    leave()
  }
  const submit = (): void => void methods.handleSubmit(send, (errors) => focusFirstError(PLATFORM_SECTIONS, errors))()
  useShortcut({ keys: 'mod+s', description: 'Save the service', group: title, run: submit })

  return (
    <>
      <FormPage
        label={title}
        methods={methods}
        sections={PLATFORM_SECTIONS}
        onSubmit={submit}
        bar={<FormBar saveLabel={saveLabel} isSaving={isSaving} refusal={isReadOnly ? REFRESHING : null} onCancel={leave} />}
      >
        <FormSection id="service" title={title}>
          <LockedFields isLocked={isReadOnly}>
            <PlatformFields use={use} />
          </LockedFields>
        </FormSection>
      </FormPage>
      {guard.dialog}
    </>
  )
}
