import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FieldGrid, LockedFields } from '#components/form/field-layout.tsx'
import { RadioField } from '#components/form/fields/radio-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { CreatePlatformServiceDocument, GetPlatformServicesBySiteIdDocument, UpdatePlatformServiceDocument } from '#generated/graphql.ts'
import { plainUndo } from '#patterns/activity/plain-undo.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { CATALOGUE_STATUSES, PLATFORM_SERVICE_TYPES } from '#shared/domain/catalogue.ts'
import { KindFields } from '../kind/kind-fields.tsx'
import * as messages from '../messages.ts'
import { useCreationAmong } from '../use-creation-among.ts'
import {
  type CatalogueService,
  changedServiceInput,
  findService,
  LOCKED,
  listServices,
  NEW_PLATFORM_SERVICE,
  newServiceInput,
  PLATFORM_FIELDS,
  PLATFORM_SECTIONS,
  type PlatformUse,
  type PlatformValues,
  platformResolver,
  platformValuesOf,
  SERVICE_LISTS,
  serviceNameOf,
} from './platform-form.ts'

const LIST = { path: '/platform-servicelist', label: 'Go to the list' }
const RESOLVERS = { create: platformResolver('create'), edit: platformResolver('edit'), clone: platformResolver('clone') }

const usePlatformForm = (use: PlatformUse, service: CatalogueService | null) => {
  const [defaultValues] = useState(() => (service === null ? NEW_PLATFORM_SERVICE : platformValuesOf(service)))
  return useForm<PlatformValues, unknown, PlatformValues>({ defaultValues, resolver: RESOLVERS[use], mode: 'onTouched', shouldFocusError: false })
}

const PlatformFields = ({ use }: { readonly use: PlatformUse }) => {
  const locked = LOCKED[use]
  return (
    <>
      <FieldGrid>
        <TextField name="serviceName" label="Service name" required disabled={locked.has('serviceName')} />
        <KindFields locked={locked} />
      </FieldGrid>
      <FieldGrid>
        <RadioField name="status" label="Status" options={CATALOGUE_STATUSES} disabled={locked.has('status')} />
        <RadioField name="serviceType" label="Service type" options={PLATFORM_SERVICE_TYPES} disabled={locked.has('serviceType')} />
      </FieldGrid>
    </>
  )
}

/** The form of a new platform service. `source`: the one it is a clone of. `saved`: the toast. `leaving`: what leaving means. */
const usePlatformCreation = (source: CatalogueService | null, saved: string, leaving: string) => {
  const bridge = useBridge()
  const creation = useCreationAmong(
    () => listServices(bridge),
    ({ serviceId }) => serviceId,
  )
  const methods = usePlatformForm(source === null ? 'create' : 'clone', source)
  const saving = useRecordCreate({
    what: 'service',
    platform: { sends: CreatePlatformServiceDocument },
    methods,
    sections: PLATFORM_SECTIONS,
    create: (values) => {
      const input = newServiceInput(values, source)
      return creation(input.serviceName, input, (send) => send(CreatePlatformServiceDocument, { input }))
    },
    invalidates: SERVICE_LISTS,
    success: ({ serviceName }) => ({ message: saved, detail: serviceName.trim() }),
    notCreated: messages.PLATFORM_SERVICE_NOT_CREATED,
    ...(source === null ? { listPath: LIST.path } : {}),
    leaving,
  })
  return { methods, sections: PLATFORM_SECTIONS, saving }
}

export const CreatePlatform = () => {
  const form = usePlatformCreation(null, messages.PLATFORM_SERVICE_CREATED, 'The service is not created. What you typed is lost.')
  return (
    <RecordForm label={messages.CREATE_PLATFORM} {...form}>
      <FormSection id="service" title={messages.CREATE_PLATFORM}>
        <PlatformFields use="create" />
      </FormSection>
    </RecordForm>
  )
}

const useStyles = makeStyles({ surface: { width: '70%', maxWidth: '100vw' } })

/** The dialog Clone: the same service for another site type or option. Keep `onClose` stable between renders. */
export const CloneDialog = ({ service, onClose }: { readonly service: CatalogueService; readonly onClose: () => void }) => (
  <RecordDialog
    title={messages.CLONE}
    of={serviceNameOf(service)}
    place={{ parameter: 'clone', value: service.serviceId }}
    onClose={onClose}
    className={useStyles().surface}
  >
    <CloneForm service={service} />
  </RecordDialog>
)

const CloneForm = ({ service }: { readonly service: CatalogueService }) => {
  const form = usePlatformCreation(service, messages.PLATFORM_SERVICE_CLONED, `The clone of ${serviceNameOf(service)} is not saved.`)
  return (
    <RecordForm label={messages.CLONE} {...form} saveLabel={messages.CLONE}>
      <PlatformFields use="clone" />
    </RecordForm>
  )
}

export const EditPlatformRoute = () => {
  const { id, known } = useNamedRecord<CatalogueService>('service', 'serviceId')
  return (
    <RecordPage
      what="service"
      id={id}
      read={findService}
      known={known}
      list={LIST}
      noneChosen={messages.NO_SERVICE_CHOSEN}
      notFound={{ title: 'There is no such platform service', explanation: `Nothing has the id ${id}. It may have been deleted.` }}
      loadFailed={messages.PLATFORM_SERVICES_FAILED}
    >
      {(service, isFresh) => <EditPlatform service={service} isFresh={isFresh} />}
    </RecordPage>
  )
}

const EditPlatform = ({ service, isFresh }: { readonly service: CatalogueService; readonly isFresh: boolean }) => {
  const bridge = useBridge()
  const notify = useNotify()
  const methods = usePlatformForm('edit', service)
  const saving = useRecordEdit<CatalogueService, PlatformValues>({
    what: 'service',
    question: `Save the changes to ${serviceNameOf(service)}?`,
    loaded: service,
    valuesOf: platformValuesOf,
    fields: PLATFORM_FIELDS,
    methods,
    sections: PLATFORM_SECTIONS,
    read: () => findService(bridge, service.serviceId),
    platform: { sends: UpdatePlatformServiceDocument, reads: GetPlatformServicesBySiteIdDocument },
    write: (now, { values }, send) => send(UpdatePlatformServiceDocument, { input: changedServiceInput(values, now) }),
    undoOf: (now, merged) => plainUndo({ sort: 'service', id: service.serviceId, of: '' }, platformValuesOf(now), merged),
    invalidates: SERVICE_LISTS,
    notSaved: messages.PLATFORM_SERVICE_NOT_SAVED,
    onFailed: notify.error,
    success: { message: messages.PLATFORM_SERVICE_UPDATED, detail: serviceNameOf(service) },
    listPath: LIST.path,
    refusal: isFresh ? null : 'The service is being loaded.',
    leaving: 'Your changes are not saved.',
  })
  return (
    <RecordForm
      label={messages.EDIT_PLATFORM}
      methods={methods}
      sections={PLATFORM_SECTIONS}
      saving={saving}
      record={{ sort: 'service', id: service.serviceId, name: serviceNameOf(service) }}
    >
      <FormSection id="service" title={messages.EDIT_PLATFORM}>
        <LockedFields isLocked={!isFresh}>
          <PlatformFields use="edit" />
        </LockedFields>
      </FormSection>
    </RecordForm>
  )
}
