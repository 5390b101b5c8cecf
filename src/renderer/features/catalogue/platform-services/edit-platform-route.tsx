import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FormSection } from '#components/form/form-section.tsx'
import { LockedFields } from '#components/form/locked-fields.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { UpdatePlatformServiceDocument } from '#generated/graphql.ts'
import { fieldOf } from '#patterns/edit-review/three-way.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { KIND_LABELS } from '../kind/kind.ts'
import {
  EDIT_PLATFORM,
  NO_SERVICE_CHOSEN,
  PLATFORM_SERVICE,
  PLATFORM_SERVICE_NOT_SAVED,
  PLATFORM_SERVICE_UPDATED,
  PLATFORM_SERVICES_FAILED,
} from '../messages.ts'
import { PlatformFields } from './platform-fields.tsx'
import { changedServiceInput, PLATFORM_SECTIONS, type PlatformValues, platformResolver, platformValuesOf } from './platform-form.ts'
import { type CatalogueService, findService, SERVICE_LISTS, serviceNameOf } from './platform-service.ts'

const LIST = { path: '/platform-servicelist', label: 'Go to the list' }
const RESOLVER = platformResolver('edit')

const field = fieldOf<PlatformValues>()

/** What a save of a stored service can change, in the order on screen. */
const FIELDS = [
  field('platform', PLATFORM_SERVICE, KIND_LABELS.platform, (option) => (option === '' ? '' : siteOptionLabel(option))),
  field('status', PLATFORM_SERVICE, 'Status'),
  field('serviceType', PLATFORM_SERVICE, 'Service type'),
]

const EditPlatformRoute = () => {
  const { id, known } = useNamedRecord<CatalogueService>('service', 'serviceId')
  return (
    <RecordPage
      what="service"
      id={id}
      read={findService}
      known={known}
      list={LIST}
      noneChosen={NO_SERVICE_CHOSEN}
      notFound={{ title: 'There is no such platform service', explanation: `Nothing has the id ${id}. It may have been deleted.` }}
      loadFailed={PLATFORM_SERVICES_FAILED}
    >
      {(service, isFresh) => <EditPlatform service={service} isFresh={isFresh} />}
    </RecordPage>
  )
}

const EditPlatform = ({ service, isFresh }: { readonly service: CatalogueService; readonly isFresh: boolean }) => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const [defaultValues] = useState(() => platformValuesOf(service))
  const methods = useForm<PlatformValues, unknown, PlatformValues>({ defaultValues, resolver: RESOLVER, mode: 'onTouched', shouldFocusError: false })
  const leave = (): void => void navigate(LIST.path)
  const edit = useRecordEdit<CatalogueService, PlatformValues>({
    what: 'service',
    question: `Save the changes to ${serviceNameOf(service)}?`,
    loaded: service,
    valuesOf: platformValuesOf,
    fields: FIELDS,
    methods,
    sections: PLATFORM_SECTIONS,
    read: () => findService(bridge, service.serviceId),
    write: (now, { values }, send) => send(UpdatePlatformServiceDocument, { input: changedServiceInput(values, now) }),
    invalidates: SERVICE_LISTS,
    notSaved: PLATFORM_SERVICE_NOT_SAVED,
    onFailed: notify.error,
    success: { message: PLATFORM_SERVICE_UPDATED, detail: serviceNameOf(service) },
    onSaved: () => {
      edit.allowNextNavigation()
      leave()
    },
    refusal: isFresh ? null : 'The service is being loaded.',
    leaving: 'Your changes are not saved.',
  })
  return (
    <RecordForm label={EDIT_PLATFORM} methods={methods} sections={PLATFORM_SECTIONS} saving={edit} onCancel={leave}>
      <FormSection id="service" title={EDIT_PLATFORM}>
        <LockedFields isLocked={!isFresh}>
          <PlatformFields use="edit" />
        </LockedFields>
      </FormSection>
    </RecordForm>
  )
}

export default EditPlatformRoute
