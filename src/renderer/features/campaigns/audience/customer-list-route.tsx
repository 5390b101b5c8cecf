import { AudienceScreen } from './audience-screen.tsx'

/** The audience of a campaign by Whatsapp. Source: CAMP-013, ROUTE-057. */
const CustomerListRoute = () => <AudienceScreen channel="WHATSAPP" />

export default CustomerListRoute
