import { AddTemplate } from './add-template.tsx'
import { GLOBAL_TEMPLATES } from './template-scope.ts'

/** A new global template. */
const AddGlobalTemplateRoute = () => <AddTemplate scope={GLOBAL_TEMPLATES} />

export default AddGlobalTemplateRoute
