import { PlanPage } from './plan-page.tsx'

/** The screen Create Subscription. Source: PLAN-013, PLAN-014. */
const CreateSubscriptionRoute = () => <PlanPage use="create" plan={null} />

export default CreateSubscriptionRoute
