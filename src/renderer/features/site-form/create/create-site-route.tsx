import { Button, Text } from '@fluentui/react-components'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { focusField } from '#components/form/field-id.ts'
import { focusFirstError } from '#components/form/form-errors.ts'
import { currentValues, useIsDirty } from '#components/form/typed-since.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useSave } from '#data/saving/use-save.ts'
import { CreateSiteByRecahoAdminDocument, GetSitesAdminDocument } from '#generated/graphql.ts'
import { usePanels } from '#patterns/panels/panels.ts'
import { DraftOfferDialog } from '#patterns/record-page/draft/draft-offer-dialog.tsx'
import { useDraft } from '#patterns/record-page/draft/use-draft.ts'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { nowInSeconds } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { type FieldName, type SiteFormValues, sectionsOf } from '../fields/site-fields.ts'
import { DOMAIN_NOT_AVAILABLE, LOGO_BUSY, SITE_CREATED } from '../messages.ts'
import { draftValues } from '../model/drafts.ts'
import { newReward } from '../model/group-reward.ts'
import { fieldOfRefusal } from '../model/server-errors.ts'
import { createInputOf } from '../model/site-input.ts'
import { newSiteValues } from '../model/values.ts'
import { SiteForm } from '../site-form.tsx'
import { acceptsUserName, useSiteFormMethods } from '../use-site-form.ts'
import { creationApi } from './creation-api.ts'
import { CreationDialog } from './creation-dialog.tsx'
import { afterCreation, type CreationState, failedStep, hasNoSite, isComplete, newCreation, SERVICES_PARAMETER } from './creation-state.ts'
import { type StoredCreation, useStoredCreation } from './creation-store.ts'

const SECTIONS = sectionsOf('create')

const CreateSiteRoute = () => {
  const [siteId] = useAddressParameter(SERVICES_PARAMETER)
  return siteId === null ? <NewSite /> : <ServicesOfNewSite siteId={siteId} />
}

const SiteToDuplicate = lazyPart(async () => (await import('./duplicated-site.tsx')).SiteToDuplicate)

/** The site that a new one is filled from: `?from=<site id>`. */
const FROM_PARAMETER = 'from'

const NewSite = () => {
  const stored = useStoredCreation()
  const [from] = useAddressParameter(FROM_PARAMETER)
  if (!stored.isReady) return <ScreenSkeleton />
  if (from === null) return <CreateSite stored={stored} />
  return <SiteToDuplicate siteId={from}>{(values, head) => <CreateSite stored={stored} start={values} head={head} />}</SiteToDuplicate>
}

const ServicesOfNewSite = ({ siteId }: { readonly siteId: string }) => {
  const navigate = useNavigate()
  const { SiteServicesStep } = usePanels()
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <SiteServicesStep siteId={siteId} onFinish={() => void navigate('/')} />
    </Suspense>
  )
}

interface CreateSiteProps {
  readonly stored: StoredCreation
  /** Values that the form is filled with, of a site that is duplicated; kept as they first were. */
  readonly start?: SiteFormValues
  readonly head?: ReactNode
}

const CreateSite = ({ stored: { creation, isRunning, store }, start, head }: CreateSiteProps) => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const [isLogoBusy, setLogoBusy] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const defaults = useMemo(() => newSiteValues(), [])
  const methods = useSiteFormMethods('create', defaults)
  const parse = useCallback((draft: unknown) => draftValues(draft, newSiteValues()), [])
  const draft = useDraft({ port: bridge.drafts, form: 'create-site', methods, parse })
  const [filled] = useState(start)
  const { reset } = methods
  useEffect(() => {
    if (filled !== undefined) reset(filled, { keepDefaultValues: true })
  }, [filled, reset])
  const isDirty = useIsDirty(methods.control)
  const guard = useLeaveGuard({
    isDirty: () => isDirty() && !isRunning,
    detail: 'Your new site is not created. Leaving also deletes its draft.',
    onGivenUp: draft.giveUp,
  })

  const showError = (field: string, message: string): void => {
    methods.setError(field as FieldName, { type: 'platform', message })
    focusField(field)
  }
  const finish = async (end: CreationState): Promise<void> => {
    await draft.end()
    await store.forget()
    notify.success(SITE_CREATED, end.order.input.domain)
    guard.allowNextNavigation()
    // Back leads to where the form was opened from, not to the form of a site that exists.
    void navigate(afterCreation(end), { replace: true })
  }
  const save = useSave<CreationState, CreationState>({
    run: async (from, send) => {
      const end = await store.run(from, creationApi(bridge, send))
      const failed = failedStep(end)
      if (failed !== null) throw new PlatformFailure({ kind: failed.kind, message: failed.message })
      return end
    },
    sends: [CreateSiteByRecahoAdminDocument],
    blocked: isLogoBusy ? LOGO_BUSY : null,
    invalidates: [GetSitesAdminDocument],
    // The dialog reports what failed.
    toasts: 'none',
    onSaved: (_, end) => {
      if (end !== undefined) void finish(end)
    },
    onFailed: () => {
      // The site exists: what is left to do is kept with the creation.
      if (store.status.creation?.site) void draft.end()
    },
    fieldErrors: ({ kind, message }) => {
      const isUncreated = store.status.creation !== null && hasNoSite(store.status.creation)
      return isUncreated && kind === 'rejected' ? fieldOfRefusal(readableServerMessage(message)) : null
    },
    showFieldError: ({ field, message }) => {
      if (message === DOMAIN_NOT_AVAILABLE) notify.error(DOMAIN_NOT_AVAILABLE, store.status.creation?.order.input.domain)
      void store.forget().then(() => showError(field, message))
    },
  })
  const { reason } = save.gate

  /** Checks the user name again, whatever was known while typing. Resolves to what the form holds by then: more may have been typed. */
  const checkedValues = async (values: SiteFormValues): Promise<SiteFormValues | null> => {
    setChecking(true)
    const isFree = await acceptsUserName(bridge, methods, values.userName)
    setChecking(false)
    if (!isFree) return null
    const now = await currentValues(methods, (errors) => focusFirstError(SECTIONS, errors))
    return now === null || now.userName === values.userName ? now : checkedValues(now)
  }
  const create = async (values: SiteFormValues): Promise<void> => {
    if (reason !== null || isChecking || store.status.isRunning) return
    const now = await checkedValues(values)
    if (now !== null) await save.run(newCreation({ input: createInputOf(now, nowInSeconds()), pages: now.pages, reward: newReward(now) }))
  }

  const submit = (): void => void methods.handleSubmit(create, (errors) => focusFirstError(SECTIONS, errors))()
  useShortcut({ keys: ACTION_KEYS.save, description: 'Create the site', group: 'Site form', run: submit })

  return (
    <>
      <SiteForm
        methods={methods}
        use="create"
        storedUserName=""
        onLogoBusy={setLogoBusy}
        onSubmit={submit}
        head={head}
        bar={
          <>
            <Button onClick={() => void navigate('/')}>Cancel</Button>
            <ActionButton type="submit" appearance="primary" reason={reason} isPending={isChecking}>
              Create Site
            </ActionButton>
            {reason !== null && <Text size={200}>{reason}</Text>}
            {draft.failure !== null && <Text size={200}>The draft cannot be kept: {draft.failure}</Text>}
          </>
        }
      />
      {creation !== null && !isComplete(creation) && (
        <CreationDialog
          creation={creation}
          isRunning={isRunning}
          writesBlocked={reason}
          onRetry={() => void save.run(creation)}
          onBack={() => void store.forget()}
          onLeave={() => {
            guard.allowNextNavigation()
            void navigate('/')
          }}
        />
      )}
      {creation === null && draft.offer !== null && <DraftOfferDialog offer={draft.offer} what="site" />}
      {guard.question}
    </>
  )
}

export default CreateSiteRoute
