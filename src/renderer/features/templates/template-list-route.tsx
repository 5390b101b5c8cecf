import { TemplateList } from './template-list.tsx'
import { MASTER_TEMPLATES } from './template-scope.ts'

/** Master templates. */
const TemplateListRoute = () => <TemplateList scope={MASTER_TEMPLATES} />

export default TemplateListRoute
