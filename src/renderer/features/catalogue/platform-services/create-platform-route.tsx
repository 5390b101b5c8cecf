import { useNavigate } from 'react-router-dom'
import { FormSection } from '#components/form/form-section.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { CREATE_PLATFORM } from '../messages.ts'
import { PlatformFields } from './platform-fields.tsx'
import { PLATFORM_SECTIONS } from './platform-form.ts'
import { usePlatformCreation } from './use-platform-creation.ts'

/** The screen Create Platform. */
const CreatePlatformRoute = () => {
  const navigate = useNavigate()
  const leave = (): void => void navigate('/platform-servicelist')
  const { methods, saving } = usePlatformCreation('create', null, 'The service is not created. What you typed is lost.', leave)
  return (
    <RecordForm label={CREATE_PLATFORM} methods={methods} sections={PLATFORM_SECTIONS} saving={saving} onCancel={leave}>
      <FormSection id="service" title={CREATE_PLATFORM}>
        <PlatformFields use="create" />
      </FormSection>
    </RecordForm>
  )
}

export default CreatePlatformRoute
