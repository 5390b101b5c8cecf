import { PlanPage } from './plan-page.tsx'

/** The screen Create Subscription. */
const CreateSubscriptionRoute = () => <PlanPage use="create" plan={null} />

export default CreateSubscriptionRoute
