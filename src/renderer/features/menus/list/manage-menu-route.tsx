import { WithMenuSite } from '../with-menu-site.tsx'
import { ManageMenu } from './manage-menu.tsx'

/** The screen Manage Menu of the site in the address. */
const ManageMenuRoute = () => <WithMenuSite>{(site) => <ManageMenu key={site.siteId} site={site} />}</WithMenuSite>

export default ManageMenuRoute
