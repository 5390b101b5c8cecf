import { TemplateList } from './template-list.tsx'
import { GLOBAL_TEMPLATES } from './template-scope.ts'

/** Global templates. */
const GlobalTemplateRoute = () => <TemplateList scope={GLOBAL_TEMPLATES} />

export default GlobalTemplateRoute
