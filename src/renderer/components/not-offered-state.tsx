import { PlugDisconnectedRegular } from '@fluentui/react-icons'
import { EmptyState } from './empty-state.tsx'

interface NotOfferedStateProps {
  /** The reason, a sentence without its full stop: "getInternalUsers is missing". */
  readonly why: string
  /** The console's name of what it needs, for whoever is asked. */
  readonly operation: string | undefined
  readonly heading?: 'h1' | 'h2'
}

/** Stands where content would be that the platform does not have. It is no failure: trying again would not help. */
export const NotOfferedState = ({ why, operation, heading = 'h2' }: NotOfferedStateProps) => (
  <EmptyState
    heading={heading}
    icon={PlugDisconnectedRegular}
    title="Your platform does not offer this"
    explanation={
      <>
        {why.replace(/\.$/, '')}. Ask whoever runs the platform whether it can be added.
        {operation !== undefined && (
          <>
            <br />
            For support: {operation}
          </>
        )}
      </>
    }
  />
)
