import { ImportPage } from '#patterns/import/import-page.tsx'
import { USER_KIND } from './user-kind.ts'

/** The screen Import Users. */
const ImportUsersRoute = () => <ImportPage kind={USER_KIND} notReady={null} />

export default ImportUsersRoute
