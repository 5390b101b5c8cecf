import { WithMenuSite } from '../with-menu-site.tsx'
import { CreateMenu } from './create-menu.tsx'

/** The screen Create Menu for the site in the address. */
const CreateMenuRoute = () => <WithMenuSite>{(site) => <CreateMenu key={site.siteId} site={site} />}</WithMenuSite>

export default CreateMenuRoute
