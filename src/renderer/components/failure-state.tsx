import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular, CloudDismissRegular, ErrorCircleRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { readableServerMessage } from '#shared/domain/text.ts'
import { failureAdvice } from '#shared/failure-advice.ts'
import type { FailureKind } from '#shared/result.ts'
import { EmptyState } from './empty-state.tsx'
import { NotOfferedState } from './not-offered-state.tsx'

const FailureDetails = lazyPart(async () => (await import('./failure-details.tsx')).FailureDetails)

export interface FailureStateProps {
  /** What failed, as a sentence: "The sites could not be loaded." */
  readonly what: string
  /** Why: the failure as the bridge gave it. */
  readonly failure: { readonly kind: FailureKind; readonly message: string; readonly details?: Readonly<Record<string, string>> | undefined }
  readonly onRetry?: () => void
  readonly actions?: ReactNode
  /** `h1` where it stands alone in the window. */
  readonly heading?: 'h1' | 'h2'
}

/** Stands where content would be when it could not be had: what failed, why, and what to do next. */
export const FailureState = ({ what, failure, onRetry, actions, heading = 'h2' }: FailureStateProps) => {
  const answer = failure.details?.['answer']
  if (failure.kind === 'not-offered') return <NotOfferedState heading={heading} why={failure.message} operation={failure.details?.['operation']} />
  return (
    <EmptyState
      role="alert"
      heading={heading}
      icon={failure.kind === 'unreachable' || failure.kind === 'unknown-outcome' ? CloudDismissRegular : ErrorCircleRegular}
      title={what}
      explanation={
        <>
          {readableServerMessage(failure.message)}
          <br />
          {failureAdvice(failure.kind, failure.details)}
        </>
      }
      details={answer !== undefined && <FailureDetails key={answer} text={answer} />}
      actions={
        <>
          {onRetry !== undefined && (
            <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={onRetry}>
              Retry
            </Button>
          )}
          {actions}
        </>
      }
    />
  )
}
