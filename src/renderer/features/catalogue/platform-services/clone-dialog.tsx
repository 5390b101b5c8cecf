import { makeStyles } from '@fluentui/react-components'
import { useMemo } from 'react'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { CLONE } from '../messages.ts'
import { PlatformFields } from './platform-fields.tsx'
import { PLATFORM_SECTIONS } from './platform-form.ts'
import { type CatalogueService, serviceNameOf } from './platform-service.ts'
import { usePlatformCreation } from './use-platform-creation.ts'

const useStyles = makeStyles({ surface: { width: '70%', maxWidth: '100vw' } })

export interface CloneDialogProps {
  readonly service: CatalogueService
  /** Takes the dialog out of the address. Keep it stable between renders. */
  readonly onClose: () => void
}

/** The dialog Clone: the same service for another site type or option. */
export const CloneDialog = ({ service, onClose }: CloneDialogProps) => {
  const { surface } = useStyles()
  const place = useMemo(() => ({ parameter: 'clone', value: service.serviceId }), [service.serviceId])
  const title = (
    <>
      {CLONE} · <span dir="auto">{serviceNameOf(service)}</span>
    </>
  )
  return (
    <RecordDialog title={title} place={place} onClose={onClose} className={surface}>
      <CloneForm service={service} />
    </RecordDialog>
  )
}

const CloneForm = ({ service }: Pick<CloneDialogProps, 'service'>) => {
  const { methods, saving } = usePlatformCreation('clone', service, `The clone of ${serviceNameOf(service)} is not saved.`)
  return (
    <RecordForm label={CLONE} methods={methods} sections={PLATFORM_SECTIONS} saving={saving} saveLabel={CLONE}>
      <PlatformFields use="clone" />
    </RecordForm>
  )
}
