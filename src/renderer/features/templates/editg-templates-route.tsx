import { EditTemplate } from './edit-template.tsx'
import { GLOBAL_TEMPLATES } from './template-scope.ts'

/** An existing global template. */
const EditGlobalTemplateRoute = () => <EditTemplate scope={GLOBAL_TEMPLATES} />

export default EditGlobalTemplateRoute
