import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components'
import { readableServerMessage } from '#shared/domain/text.ts'
import { CREATION_STEPS, type CreationRun, failedStep, hasNoSite } from './creation-run.ts'
import { BACK_TO_FORM, CREATING, FINISH_LATER, RETRY_FROM_HERE } from './messages.ts'
import { StepList } from './step-list.tsx'

const useStyles = makeStyles({ content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL } })

export interface CreationDialogProps {
  readonly run: CreationRun
  readonly isRunning: boolean
  /** Why nothing can be sent now, null when it can. */
  readonly writesBlocked: string | null
  readonly onRetry: () => void
  /** The form is to be changed: certain that no site exists. */
  readonly onBack: () => void
  /** Leaves; the run is offered again on return. */
  readonly onLeave: () => void
}

/** Shows a creation step by step, and where one failed what can be done. */
export const CreationDialog = ({ run, isRunning, writesBlocked, onRetry, onBack, onLeave }: CreationDialogProps) => {
  const styles = useStyles()
  const failed = failedStep(run)
  const { domain } = run.order.input
  return (
    <Dialog open modalType="alert">
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{isRunning ? `Creating ${domain}` : `${domain} is not finished`}</DialogTitle>
          <DialogContent className={styles.content}>
            <StepList run={run} />
            {failed !== null && (
              <MessageBar intent="error" layout="multiline" role="alert">
                <MessageBarBody>
                  {`"${CREATION_STEPS.find(({ id }) => id === failed.id)?.label}" failed: ${readableServerMessage(failed.message)} ${consequence(run)}`}
                </MessageBarBody>
              </MessageBar>
            )}
            {!isRunning && writesBlocked !== null && <Text>{writesBlocked}</Text>}
          </DialogContent>
          {/* Always a button: a dialog with nothing to focus is hidden from screen readers by Fluent's focus management. */}
          <DialogActions fluid>
            {!isRunning && (hasNoSite(run) ? <Button onClick={onBack}>{BACK_TO_FORM}</Button> : <Button onClick={onLeave}>{FINISH_LATER}</Button>)}
            <Button
              appearance="primary"
              onClick={onRetry}
              disabledFocusable={isRunning || writesBlocked !== null}
              {...(isRunning ? { icon: <Spinner size="tiny" /> } : {})}
              {...(writesBlocked === null ? {} : { title: writesBlocked })}
            >
              {isRunning ? CREATING : RETRY_FROM_HERE}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** What the failure means for the site. */
const consequence = (run: CreationRun): string => {
  if (run.site !== null) return 'The site exists; a retry looks at what is there and does only what is left.'
  return hasNoSite(run) ? 'Nothing was created.' : 'A retry first looks whether the site exists, so that it is never created twice.'
}
