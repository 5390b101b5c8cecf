import { Badge } from '@fluentui/react-components'
import { licenseOf } from '#shared/domain/site/license.ts'

/** "ended 12 days ago"; null where the end is not over, or not known. `now`: unix seconds. */
export const endedText = (endDate: number | null | undefined, now: number): string | null => {
  const license = licenseOf(endDate, now)
  return license?.standing === 'over' ? license.text : null
}

/** Marks a plan or service whose period is over, whatever its billing status. @param when "ended 12 days ago" */
export const EndedBadge = ({ when }: { readonly when: string }) => (
  <Badge appearance="tint" color="danger">
    {`${when.slice(0, 1).toUpperCase()}${when.slice(1)}`}
  </Badge>
)
