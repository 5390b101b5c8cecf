import { makeStyles } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type UseFormReturn, useForm, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { USER_NAME_TAKEN } from '#components/availability/messages.ts'
import { UserNameField } from '#components/availability/user-name-field.tsx'
import { CreateBar } from '#components/form/create-bar.tsx'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { focusField } from '#components/form/field-id.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { type FormSectionInfo, focusFirstError } from '#components/form/form-errors.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { PlaceFields } from '#components/place-fields/place-fields.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { foundNew } from '#data/saving/holds.ts'
import type { Found } from '#data/saving/send-confirmed.ts'
import { type CreationOrder, type CreationState, useCreation, useUserNameCheck } from '#data/user-names/user-names.ts'
import { CreateGroupAdminDocument, type CreateGroupAdminInput, GetGroupAdminsDocument, GetSitesAdminForOutletsDocument } from '#generated/graphql.ts'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { OUTLET_CREATED, SELECT_DEFAULT_SITE } from '../messages.ts'
import { createInput, NEW_OUTLET, type OutletSite, type OutletValues, outletSchema } from './outlet-values.ts'
import { type OutletSites, SitesField, useOutletSites } from './sites-field.tsx'

interface CreateOutletsOptions {
  readonly methods: UseFormReturn<OutletValues, unknown, OutletValues>
  /** What the chosen ids are of. */
  readonly sites: readonly OutletSite[]
  readonly onDone: () => void
}

/** What there is of an owner now. The platform says nothing of the default site, which is the first outlet. */
const findOwner = async (bridge: Bridge, input: CreateGroupAdminInput): Promise<Found> => {
  const { data } = await executeOperation(bridge, GetGroupAdminsDocument, {})
  return foundNew(
    data.getGroupAdmins.find(({ userName }) => userName === input.userName),
    input,
  )
}

const useCreateOutlets = ({ methods, sites, onDone }: CreateOutletsOptions): CreationState<OutletValues> => {
  const bridge = useBridge()
  const notify = useNotify()
  const queries = useQueryClient()
  const orderOf = useCallback(
    (values: OutletValues): CreationOrder => {
      const input = createInput(values, sites)
      return {
        userName: input.userName,
        send: (send) => send(CreateGroupAdminDocument, { input }),
        find: () => findOwner(bridge, input),
      }
    },
    [bridge, sites],
  )
  const onTaken = useCallback(() => {
    methods.setError('userName', { type: 'platform', message: USER_NAME_TAKEN })
    focusField('userName')
  }, [methods])
  const onCreated = useCallback(
    ({ companyName }: OutletValues) => {
      notify.success(OUTLET_CREATED, companyName)
      void queries.invalidateQueries({ queryKey: platformQueryKey(GetGroupAdminsDocument) })
      void queries.invalidateQueries({ queryKey: platformQueryKey(GetSitesAdminForOutletsDocument) })
      onDone()
    },
    [notify, onDone, queries],
  )
  return useCreation({ orderOf, onCreated, onTaken })
}

const LIST = '/oulets-index'

const OWNER: FormSectionInfo = { id: 'owner', title: 'Owner', fields: ['companyName', 'custName', 'mobile', 'email', 'userName'] }
const SITES: FormSectionInfo = { id: 'sites', title: 'Sites', fields: ['defaultSite', 'outlets'] }
const ADDRESS: FormSectionInfo = { id: 'address', title: 'Address', fields: ['addressLineOne', 'addressLineTwo', 'country', 'state', 'city', 'zip'] }
const SECTIONS = [OWNER, SITES, ADDRESS]

const PLACE_NAMES = { country: 'country', state: 'state', city: 'city' }
const REQUIRED_PLACES = { state: true, city: true }
const RESOLVER = zodResolver(outletSchema)

/** Asked about from 6 characters on, without the blanks around it. */
const nameToVerify = (typed: string): string | null => {
  const name = typed.trim()
  return name.length < SITE_LIMITS.userName.least ? null : name
}

/** The screen Create New Outlets: an owner of several sites. */
const CreateOutletsRoute = () => {
  const navigate = useNavigate()
  const sites = useOutletSites()
  const methods = useForm<OutletValues, unknown, OutletValues>({ defaultValues: NEW_OUTLET, resolver: RESOLVER, mode: 'onTouched', shouldFocusError: false })
  const { isDirty } = useFormState({ control: methods.control })
  const guard = useLeaveGuard({ isDirty, detail: 'The outlets are not created. What you typed is lost.' })
  const { allowNextNavigation } = guard
  const leave = useCallback(() => {
    allowNextNavigation()
    void navigate(LIST, { replace: true })
  }, [allowNextNavigation, navigate])
  const { gate, isSending, sentName, problem, create } = useCreateOutlets({ methods, sites: sites.free, onDone: leave })
  const submit = (): void => void methods.handleSubmit(create, (errors) => focusFirstError(SECTIONS, errors))()
  useShortcut({ keys: 'mod+s', description: 'Create the outlets', group: 'Outlet form', run: submit })

  return (
    <>
      <FormPage
        label="New outlets"
        methods={methods}
        sections={SECTIONS}
        onSubmit={submit}
        bar={<CreateBar label="Create Outlets" isSending={isSending} blockedReason={gate.reason} problem={problem} onCancel={() => void navigate(LIST)} />}
      >
        <OutletFields sites={sites} sentName={sentName} />
      </FormPage>
      {guard.question}
    </>
  )
}

// A name and a domain have room.
const useStyles = makeStyles({ wide: { maxWidth: '560px' } })

const OutletFields = ({ sites, sentName }: { readonly sites: OutletSites; readonly sentName: string | null }) => {
  const bridge = useBridge()
  const styles = useStyles()
  const options = useMemo(
    () => sites.free.map(({ siteId, companyName, domain }) => ({ value: siteId, label: companyName ? `${companyName} (${domain})` : domain })),
    [sites.free],
  )
  return (
    <>
      <FormSection id={OWNER.id} title={OWNER.title}>
        <FieldGrid>
          <TextField name="companyName" label="Company Name" required />
          <TextField name="custName" label="Customer Name" required />
          <TextField name="mobile" label="Mobile Number" type="tel" required />
          <TextField name="email" label="Email" type="email" required />
          <UserNameField
            name="userName"
            label="User Name"
            required
            hint="At least 6 characters"
            nameToVerify={nameToVerify}
            isFree={useUserNameCheck()}
            sentName={sentName}
          />
        </FieldGrid>
      </FormSection>
      <FormSection id={SITES.id} title={SITES.title} description="Sites that belong to another owner of outlets are not offered.">
        <div className={styles.wide}>
          <ComboField name="defaultSite" label="Default Site" required options={options} isLoading={sites.isLoading} placeholder={SELECT_DEFAULT_SITE} />
        </div>
        <SitesField name="outlets" label="Outlets Site" required hint="The default site is an outlet too." sites={sites} />
      </FormSection>
      <FormSection id={ADDRESS.id} title={ADDRESS.title}>
        <FieldGrid>
          <TextField name="addressLineOne" label="Address line one" />
          <TextField name="addressLineTwo" label="Address line two" />
          <PlaceFields port={bridge.places} names={PLACE_NAMES} required={REQUIRED_PLACES} />
          <TextField name="zip" label="Zip" />
        </FieldGrid>
      </FormSection>
    </>
  )
}

export default CreateOutletsRoute
