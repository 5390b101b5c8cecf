import { PageList } from './page-list.tsx'

const ManagePagesRoute = () => <PageList />

export default ManagePagesRoute
