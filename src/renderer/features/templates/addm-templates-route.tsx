import { AddTemplate } from './add-template.tsx'
import { MASTER_TEMPLATES } from './template-scope.ts'

/** A new master template. */
const AddMasterTemplateRoute = () => <AddTemplate scope={MASTER_TEMPLATES} />

export default AddMasterTemplateRoute
