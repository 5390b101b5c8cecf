import { Badge } from '@fluentui/react-components'

/** How many fields are wrong, as a badge; nothing when none is. */
export const ErrorCount = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Badge appearance="filled" color="danger" size="small" aria-label={count === 1 ? '1 error' : `${count} errors`}>
      {count}
    </Badge>
  )
