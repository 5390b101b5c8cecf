import { AddTemplate } from './add-template.tsx'
import { GLOBAL_TEMPLATES } from './template-scope.ts'

/** A new global template. Source: TMPL-003. */
const AddGlobalTemplateRoute = () => <AddTemplate scope={GLOBAL_TEMPLATES} />

export default AddGlobalTemplateRoute
