import { makeStyles } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FormSection } from '#components/form/form-section.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { CreatePlatformServiceDocument } from '#generated/graphql.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'
import { CLONE, CREATE_PLATFORM, PLATFORM_SERVICE_CLONED, PLATFORM_SERVICE_CREATED, PLATFORM_SERVICE_NOT_CREATED } from '../messages.ts'
import { useCreationAmong } from '../use-creation-among.ts'
import { PlatformFields } from './platform-fields.tsx'
import { NEW_PLATFORM_SERVICE, newServiceInput, PLATFORM_SECTIONS, type PlatformValues, platformResolver, platformValuesOf } from './platform-form.ts'
import { type CatalogueService, listServices, SERVICE_LISTS, serviceIdOf, serviceNameOf } from './platform-service.ts'

const RESOLVERS = { create: platformResolver('create'), clone: platformResolver('clone') }

/** The form of a new platform service. `source`: the one it is a clone of. `leaving`: what leaving means. */
const usePlatformCreation = (source: CatalogueService | null, saved: string, leaving: string, onCreated: () => void = () => undefined) => {
  const bridge = useBridge()
  const creation = useCreationAmong(() => listServices(bridge), serviceIdOf)
  const [defaultValues] = useState(() => (source === null ? NEW_PLATFORM_SERVICE : platformValuesOf(source)))
  const resolver = RESOLVERS[source === null ? 'create' : 'clone']
  const methods = useForm<PlatformValues, unknown, PlatformValues>({ defaultValues, resolver, mode: 'onTouched', shouldFocusError: false })
  const saving = useRecordCreate({
    what: 'service',
    methods,
    sections: PLATFORM_SECTIONS,
    create: (values) => {
      const input = newServiceInput(values, source)
      return creation(input.serviceName, input, (send) => send(CreatePlatformServiceDocument, { input }))
    },
    invalidates: SERVICE_LISTS,
    success: ({ serviceName }) => ({ message: saved, detail: serviceName.trim() }),
    onCreated,
    notCreated: PLATFORM_SERVICE_NOT_CREATED,
    leaving,
  })
  return { methods, sections: PLATFORM_SECTIONS, saving }
}

export const CreatePlatform = () => {
  const navigate = useNavigate()
  const leave = (): void => void navigate('/platform-servicelist')
  const form = usePlatformCreation(null, PLATFORM_SERVICE_CREATED, 'The service is not created. What you typed is lost.', leave)
  return (
    <RecordForm label={CREATE_PLATFORM} {...form} onCancel={leave}>
      <FormSection id="service" title={CREATE_PLATFORM}>
        <PlatformFields use="create" />
      </FormSection>
    </RecordForm>
  )
}

const useStyles = makeStyles({ surface: { width: '70%', maxWidth: '100vw' } })

interface CloneDialogProps {
  readonly service: CatalogueService
  /** Takes the dialog out of the address. Keep it stable between renders. */
  readonly onClose: () => void
}

/** The dialog Clone: the same service for another site type or option. */
export const CloneDialog = ({ service, onClose }: CloneDialogProps) => {
  const place = useMemo(() => ({ parameter: 'clone', value: service.serviceId }), [service.serviceId])
  return (
    <RecordDialog title={CLONE} of={serviceNameOf(service)} place={place} onClose={onClose} className={useStyles().surface}>
      <CloneForm service={service} />
    </RecordDialog>
  )
}

const CloneForm = ({ service }: Pick<CloneDialogProps, 'service'>) => {
  const form = usePlatformCreation(service, PLATFORM_SERVICE_CLONED, `The clone of ${serviceNameOf(service)} is not saved.`)
  return (
    <RecordForm label={CLONE} {...form} saveLabel={CLONE}>
      <PlatformFields use="clone" />
    </RecordForm>
  )
}
