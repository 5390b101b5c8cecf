import { Button, Spinner, Text } from '@fluentui/react-components'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { USER_NAME_TAKEN } from '#components/availability/messages.ts'
import { focusField } from '#components/form/field-id.ts'
import { useUnsavedGuard } from '#components/form/use-unsaved-guard.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { isUserNameFree } from '#data/user-names/is-user-name-free.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import { DraftOfferDialog } from '#patterns/record-page/draft/draft-offer-dialog.tsx'
import { useDraft } from '#patterns/record-page/draft/use-draft.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { draftAge } from '../draft-age.ts'
import { DOMAIN_NOT_AVAILABLE, SITE_CREATED } from '../fields/messages.ts'
import type { SectionId } from '../fields/sections.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import { draftValues } from '../model/drafts.ts'
import { newReward } from '../model/group-reward.ts'
import { fieldOfRefusal } from '../model/server-errors.ts'
import { createInputOf } from '../model/site-input.ts'
import { newSiteValues } from '../model/values.ts'
import { SiteForm } from '../site-form.tsx'
import { useSiteFormMethods } from '../use-site-form.ts'
import { CreationDialog } from './creation-dialog.tsx'
import { type CreationRun, failedStep, hasNoSite, isComplete } from './creation-run.ts'
import { afterCreation } from './hand-over.ts'
import { CANCEL, CREATE_SITE, LOGO_BUSY } from './messages.ts'
import type { Creation } from './use-creation.ts'

const NOT_LOCKED: ReadonlySet<SectionId> = new Set()

/** The form of a new site, and its creation step by step. */
export const CreateSite = ({ creation }: { readonly creation: Creation }) => {
  const bridge = useBridge()
  const { run, isRunning, runner } = creation
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  const gate = useWriteGate()
  const [isLogoBusy, setLogoBusy] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const defaults = useMemo(() => newSiteValues(), [])
  const methods = useSiteFormMethods('create', defaults)
  const parse = useCallback((stored: unknown) => draftValues(stored, newSiteValues()), [])
  const draft = useDraft({ port: bridge.drafts, form: 'create-site', methods, parse })
  const { isDirty } = useFormState({ control: methods.control })
  const guard = useUnsavedGuard({ isDirty: isDirty && !isRunning, detail: 'Your new site is not created. The draft is kept on this machine.' })

  const sayAt = useCallback(
    (field: FieldName, message: string) => {
      methods.setError(field, { type: 'platform', message })
      focusField(field)
    },
    [methods],
  )
  const finish = useCallback(
    async (end: CreationRun | null) => {
      if (end === null) return
      if (isComplete(end)) {
        await draft.end()
        await runner.forget()
        notify.success(SITE_CREATED, end.order.input.domain)
        void queries.invalidateQueries({ queryKey: platformQueryKey(GetSitesAdminDocument) })
        guard.allowNextNavigation()
        // Back leads to where the form was opened from, not to the form of a site that is there.
        void navigate(afterCreation(end), { replace: true })
        return
      }
      // The site is there: what is left of the draft is the run's.
      if (end.site !== null) await draft.end()
      const failed = failedStep(end)
      if (failed === null || !hasNoSite(end) || failed.kind !== 'rejected') return
      const readable = readableServerMessage(failed.message)
      const refusal = fieldOfRefusal(readable)
      if (refusal === null) return
      await runner.forget()
      if (refusal.message === DOMAIN_NOT_AVAILABLE) notify.error(DOMAIN_NOT_AVAILABLE, end.order.input.domain)
      sayAt(refusal.field, refusal.message)
    },
    [draft, guard, navigate, notify, queries, runner, sayAt],
  )
  const create = useCallback(
    async (values: SiteFormValues) => {
      if (!gate.allowed || isLogoBusy || isChecking || runner.status.isRunning) return
      setChecking(true)
      // Asked again whatever was known while typing; a check that fails counts as taken.
      const isFree = await isUserNameFree(bridge, values.userName).catch(() => false)
      setChecking(false)
      if (!isFree) {
        sayAt('userName', USER_NAME_TAKEN)
        return
      }
      await finish(await runner.start({ input: createInputOf(values, nowInSeconds()), pages: values.pages, reward: newReward(values) }))
    },
    [bridge, finish, gate.allowed, isChecking, isLogoBusy, runner, sayAt],
  )
  const refusal = gate.reason ?? (isLogoBusy ? LOGO_BUSY : null)

  return (
    <>
      <SiteForm
        methods={methods}
        use="create"
        lockedSections={NOT_LOCKED}
        storedUserName=""
        onLogoBusy={setLogoBusy}
        onValid={create}
        bar={
          <>
            <Button
              type="submit"
              appearance="primary"
              disabledFocusable={refusal !== null || isChecking}
              {...(refusal === null ? {} : { title: refusal })}
              {...(isChecking ? { icon: <Spinner size="tiny" /> } : {})}
            >
              {CREATE_SITE}
            </Button>
            <Button onClick={() => void navigate('/')}>{CANCEL}</Button>
            {refusal !== null && <Text size={200}>{refusal}</Text>}
            {draft.failure !== null && <Text size={200}>The draft cannot be kept: {draft.failure}</Text>}
          </>
        }
      />
      {run !== null && !isComplete(run) && (
        <CreationDialog
          run={run}
          isRunning={isRunning}
          writesBlocked={gate.reason}
          onRetry={() => void runner.retry().then(finish)}
          onBack={() => void runner.forget()}
          onLeave={() => {
            guard.allowNextNavigation()
            void navigate('/')
          }}
        />
      )}
      {run === null && draft.offer !== null && <DraftOfferDialog offer={draft.offer} what="site" age={draftAge(draft.offer.savedAt, nowInSeconds())} />}
      {guard.dialog}
    </>
  )
}
