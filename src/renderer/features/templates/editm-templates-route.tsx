import { EditTemplate } from './edit-template.tsx'
import { MASTER_TEMPLATES } from './template-scope.ts'

/** An existing master template. */
const EditMasterTemplateRoute = () => <EditTemplate scope={MASTER_TEMPLATES} />

export default EditMasterTemplateRoute
