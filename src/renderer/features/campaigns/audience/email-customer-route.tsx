import { AudienceScreen } from './audience-screen.tsx'

/** The audience of a campaign by e-mail. Source: CAMP-013, ROUTE-057. */
const EmailCustomerRoute = () => <AudienceScreen channel="EMAIL" />

export default EmailCustomerRoute
