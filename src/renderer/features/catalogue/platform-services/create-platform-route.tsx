import { PlatformPage } from './platform-page.tsx'

/** The screen Create Platform. */
const CreatePlatformRoute = () => <PlatformPage use="create" service={null} />

export default CreatePlatformRoute
