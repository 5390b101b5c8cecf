import { makeStyles } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { UserNameField } from '#components/availability/user-name-field.tsx'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { PlaceFields } from '#components/place-fields/place-fields.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { foundNew } from '#data/saving/holds.ts'
import type { Found } from '#data/saving/send-confirmed.ts'
import type { CreationOrder } from '#data/user-names/user-names.ts'
import { CreateGroupAdminDocument, type CreateGroupAdminInput, GetGroupAdminsDocument, GetSitesAdminForOutletsDocument } from '#generated/graphql.ts'
import { AccountCreate } from '#patterns/record-page/account-create.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { OUTLET_CREATED, SELECT_DEFAULT_SITE } from '../messages.ts'
import { createInput, NEW_OUTLET, type OutletValues, outletSchema } from './outlet-values.ts'
import { type OutletSites, SitesField, useOutletSites } from './sites-field.tsx'

/** What there is of an owner now. The platform says nothing of the default site, which is the first outlet. */
const findOwner = async (bridge: Bridge, input: CreateGroupAdminInput): Promise<Found> => {
  const { data } = await executeOperation(bridge, GetGroupAdminsDocument, {})
  return foundNew(
    data.getGroupAdmins.find(({ userName }) => userName === input.userName),
    input,
  )
}

const OWNER: FormSectionInfo = { id: 'owner', title: 'Owner', fields: ['companyName', 'custName', 'mobile', 'email', 'userName'] }
const SITES: FormSectionInfo = { id: 'sites', title: 'Sites', fields: ['defaultSite', 'outlets'] }
const ADDRESS: FormSectionInfo = { id: 'address', title: 'Address', fields: ['addressLineOne', 'addressLineTwo', 'country', 'state', 'city', 'zip'] }
const SECTIONS = [OWNER, SITES, ADDRESS]

const REQUIRED_PLACES = { state: true, city: true }
const RESOLVER = zodResolver(outletSchema)

/** The screen Create New Outlets: an owner of several sites. */
const CreateOutletsRoute = () => {
  const bridge = useBridge()
  const sites = useOutletSites()
  const methods = useForm<OutletValues, unknown, OutletValues>({ defaultValues: NEW_OUTLET, resolver: RESOLVER, mode: 'onTouched', shouldFocusError: false })
  const orderOf = (values: OutletValues): CreationOrder => {
    const input = createInput(values, sites.free)
    return { userName: input.userName, send: (send) => send(CreateGroupAdminDocument, { input }), find: () => findOwner(bridge, input) }
  }
  return (
    <AccountCreate
      label="New outlets"
      button="Create Outlets"
      shortcut={{ description: 'Create the outlets', group: 'Outlet form' }}
      methods={methods}
      sections={SECTIONS}
      nameField="userName"
      listPath="/oulets-index"
      sends={CreateGroupAdminDocument}
      orderOf={orderOf}
      invalidates={[GetGroupAdminsDocument, GetSitesAdminForOutletsDocument]}
      success={({ companyName }) => ({ message: OUTLET_CREATED, detail: companyName })}
      leaving="The outlets are not created. What you typed is lost."
    >
      {(check) => (
        <OutletFields sites={sites}>
          <UserNameField name="userName" label="User Name" required hint="At least 6 characters" {...check} />
        </OutletFields>
      )}
    </AccountCreate>
  )
}

// A name and a domain have room.
const useStyles = makeStyles({ wide: { maxWidth: '560px' } })

/** The fields of new outlets. `children`: the user name of their owner. */
const OutletFields = ({ sites, children }: { readonly sites: OutletSites; readonly children: ReactNode }) => {
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
          {children}
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
          <TextField name="addressLineOne" label="Address line 1" />
          <TextField name="addressLineTwo" label="Address line 2" />
          <PlaceFields port={bridge.places} required={REQUIRED_PLACES} />
          <TextField name="zip" label="Zip" />
        </FieldGrid>
      </FormSection>
    </>
  )
}

export default CreateOutletsRoute
