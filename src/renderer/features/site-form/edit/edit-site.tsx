import { Button, Spinner, Text } from '@fluentui/react-components'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { USER_NAME_TAKEN } from '#components/availability/messages.ts'
import { currentValues } from '#components/form/current-values.ts'
import { focusField } from '#components/form/field-id.ts'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { useUnsavedGuard } from '#components/form/use-unsaved-guard.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { isUserNameFree } from '#data/user-names/is-user-name-free.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import { EditReview } from '#patterns/edit-review/edit-review.tsx'
import { DraftOfferDialog } from '#patterns/record-page/draft/draft-offer-dialog.tsx'
import { nowInSeconds } from '#shared/domain/date.ts'
import { draftAge } from '../draft-age.ts'
import { SETTINGS_UPDATED } from '../fields/messages.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { sectionsOf } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import type { FieldServerError } from '../model/server-errors.ts'
import { valuesOf } from '../model/values.ts'
import { SiteForm } from '../site-form.tsx'
import { useSiteFormMethods } from '../use-site-form.ts'
import { CANCEL, NOT_ALL_SAVED, SAVE, SAVE_FAILED } from './messages.ts'
import { MessagingButtons, MessagingDialog } from './messaging.tsx'
import { sectionLocks } from './section-locks.ts'
import { SiteHeading } from './site-heading.tsx'
import { SitePagesTable } from './site-pages-table.tsx'
import { UnfinishedSaveDialog } from './unfinished-save-dialog.tsx'
import { useEditDraft } from './use-edit-draft.ts'
import { useSiteSave } from './use-site-save.ts'

const LOGO_BUSY = 'The logo is being uploaded.'

/** The form of an existing site, all of it loaded. */
export const EditSite = ({ source }: { readonly source: SiteSource }) => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  const gate = useWriteGate()
  const user = useCurrentUser()
  const [isLogoBusy, setLogoBusy] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const locks = useMemo(() => sectionLocks(user), [user])
  const values = useMemo(() => valuesOf(source), [source])
  const methods = useSiteFormMethods('edit', values, locks.fields)
  const { isDirty } = useFormState({ control: methods.control })
  const { siteId, domain, companyName, userName } = source.record
  const { draft, base } = useEditDraft({ siteId, methods, loaded: values, locked: locks.fields })
  const { dialog, allowNextNavigation } = useUnsavedGuard({ isDirty, detail: `Your changes to ${domain} are not saved. The draft is kept on this machine.` })

  const leave = useCallback(() => {
    void queries.invalidateQueries({ queryKey: platformQueryKey(GetSitesAdminDocument) })
    allowNextNavigation()
    void navigate('/')
  }, [allowNextNavigation, navigate, queries])
  const { end: endDraft } = draft
  const onSaved = useCallback(() => {
    void endDraft()
    notify.success(SETTINGS_UPDATED, domain)
    leave()
  }, [domain, endDraft, leave, notify])
  const onStopped = useCallback(
    (message: string, isFailure: boolean) => {
      if (isFailure) notify.error(SAVE_FAILED, message)
      else notify.show({ intent: 'info', message })
    },
    [notify],
  )
  const sayAt = useCallback(
    ({ field, message }: FieldServerError) => {
      methods.setError(field, { type: 'platform', message })
      focusField(field)
    },
    [methods],
  )
  const saving = useSiteSave({ loaded: source, base, locked: locks.fields, userName: user.userName, onSaved, onStopped, onFieldRefused: sayAt })
  const { prepare } = saving
  const refusal = gate.reason ?? (isLogoBusy ? LOGO_BUSY : null)
  const isBusy = isChecking || saving.isPreparing

  const save = useCallback(
    async (form: SiteFormValues) => {
      if (isChecking) return
      if (refusal !== null) {
        onStopped(refusal, false)
        return
      }
      let checkedName = userName?.trim()
      const isNameTaken = async (name: string): Promise<boolean> => {
        if (name === checkedName) return false
        setChecking(true)
        const isFree = await isUserNameFree(bridge, name).catch(() => false)
        setChecking(false)
        checkedName = name
        if (!isFree) sayAt({ field: 'userName', message: USER_NAME_TAKEN })
        return !isFree
      }
      const readForm = async (): Promise<SiteFormValues | null> => {
        const now = await currentValues(methods, (errors) => focusFirstError(sectionsOf('edit'), errors))
        if (now === null || now.userName === checkedName) return now
        return (await isNameTaken(now.userName)) ? null : readForm()
      }
      if (!(await isNameTaken(form.userName))) await prepare(form, readForm)
    },
    [bridge, isChecking, methods, onStopped, prepare, refusal, sayAt, userName],
  )
  return (
    <>
      <SiteForm
        methods={methods}
        use="edit"
        lockedSections={locks.sections}
        storedUserName={userName?.trim() ?? ''}
        onLogoBusy={setLogoBusy}
        onValid={save}
        head={<SiteHeading companyName={companyName ?? ''} domain={domain} isLoading={false} actions={<MessagingButtons control={methods.control} />} />}
        sitePages={<SitePagesTable siteId={siteId} />}
        bar={
          <>
            <Button
              type="submit"
              appearance="primary"
              disabledFocusable={refusal !== null || isBusy}
              {...(refusal === null ? {} : { title: refusal })}
              {...(isBusy ? { icon: <Spinner size="tiny" /> } : {})}
            >
              {SAVE}
            </Button>
            <Button onClick={() => void navigate('/')}>{CANCEL}</Button>
            {draft.failure !== null && <Text size={200}>The draft cannot be kept: {draft.failure}</Text>}
          </>
        }
      />
      {saving.review !== null && (
        <EditReview
          title={`Save the changes to ${domain}?`}
          rows={saving.review.rows}
          choices={saving.review.choices}
          onChoose={saving.choose}
          isSaving={saving.isSaving}
          failure={saving.review.failure}
          onLookAgain={saving.review.isOpen === true ? () => void saving.lookAgain() : null}
          onSave={() => void saving.save()}
          onClose={saving.close}
        />
      )}
      {saving.unfinished !== null && (
        <UnfinishedSaveDialog
          domain={domain}
          state={saving.unfinished}
          isTrying={saving.isSaving}
          writesBlocked={gate.reason}
          onTryAgain={() => void saving.finish()}
          onLeave={() => {
            notify.show({ intent: 'warning', message: NOT_ALL_SAVED, detail: domain })
            leave()
          }}
        />
      )}
      {draft.offer !== null && <DraftOfferDialog offer={draft.offer} what={`edit of ${domain}`} age={draftAge(draft.offer.savedAt, nowInSeconds())} />}
      <MessagingDialog control={methods.control} source={source} />
      {dialog}
    </>
  )
}
