import { ClockRegular } from '@fluentui/react-icons'
import { EmptyState } from '#components/empty-state.tsx'

/** Stands where a screen of a later version will be. */
export const NotAvailable = ({ title }: { readonly title: string }) => (
  <EmptyState icon={ClockRegular} title="This screen is not available yet" explanation={`“${title}” comes with a later version of the console.`} />
)
