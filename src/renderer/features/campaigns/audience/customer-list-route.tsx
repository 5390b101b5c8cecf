import { AudienceScreen } from './audience-screen.tsx'

/** The audience of a campaign by Whatsapp. */
const CustomerListRoute = () => <AudienceScreen channel="WHATSAPP" />

export default CustomerListRoute
