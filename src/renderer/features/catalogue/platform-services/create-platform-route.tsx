import { PlatformPage } from './platform-page.tsx'

/** The screen Create Platform. Source: PLAT-012, PLAT-013. */
const CreatePlatformRoute = () => <PlatformPage use="create" service={null} />

export default CreatePlatformRoute
