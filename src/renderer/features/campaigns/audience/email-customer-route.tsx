import { AudienceScreen } from './audience-screen.tsx'

/** The audience of a campaign by e-mail. */
const EmailCustomerRoute = () => <AudienceScreen channel="EMAIL" />

export default EmailCustomerRoute
