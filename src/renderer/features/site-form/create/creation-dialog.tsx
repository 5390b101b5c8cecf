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
import { CheckmarkCircleFilled, CircleRegular, DismissCircleFilled, SubtractCircleRegular } from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { readableServerMessage } from '#shared/domain/text.ts'
import { CREATION_STEPS, type CreationState, failedStep, hasNoSite, type StepState } from './creation-state.ts'

const useStyles = makeStyles({ content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL } })

export interface CreationDialogProps {
  readonly creation: CreationState
  readonly isRunning: boolean
  /** Why nothing can be sent now, null when it can. */
  readonly writesBlocked: string | null
  readonly onRetry: () => void
  /** Back to the form: certainly no site exists. */
  readonly onBack: () => void
  /** Leaves; the creation is offered again on return. */
  readonly onLeave: () => void
}

/** Shows a creation step by step, and where one failed what can be done. */
export const CreationDialog = ({ creation, isRunning, writesBlocked, onRetry, onBack, onLeave }: CreationDialogProps) => {
  const styles = useStyles()
  const failed = failedStep(creation)
  const { domain } = creation.order.input
  return (
    <Dialog open modalType="alert">
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{isRunning ? `Creating ${domain}` : `${domain} is not finished`}</DialogTitle>
          <DialogContent className={styles.content}>
            <StepList creation={creation} />
            {failed !== null && (
              <MessageBar intent="error" layout="multiline" role="alert">
                <MessageBarBody>
                  {`"${CREATION_STEPS.find(({ id }) => id === failed.id)?.label}" failed: ${readableServerMessage(failed.message)} ${consequence(creation)}`}
                </MessageBarBody>
              </MessageBar>
            )}
            {!isRunning && writesBlocked !== null && <Text>{writesBlocked}</Text>}
          </DialogContent>
          {/* Always a button: a dialog with nothing to focus is hidden from screen readers by Fluent's focus management. */}
          <DialogActions fluid>
            {!isRunning && (hasNoSite(creation) ? <Button onClick={onBack}>Back to the form</Button> : <Button onClick={onLeave}>Finish later</Button>)}
            <ActionButton appearance="primary" reason={writesBlocked} isPending={isRunning} onClick={onRetry}>
              {isRunning ? 'Creating' : 'Retry from here'}
            </ActionButton>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** What the failure means for the site. */
const consequence = (creation: CreationState): string => {
  if (creation.site !== null) return 'The site exists; a retry looks at what is there and does only what is left.'
  return hasNoSite(creation) ? 'Nothing was created.' : 'A retry first looks whether the site exists, so that it is never created twice.'
}

const useStepStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  step: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  icon: { display: 'flex', justifyContent: 'center', width: tokens.fontSizeBase600, fontSize: tokens.fontSizeBase500 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
})

/** What a step's state is called beside it. */
const STATE_TEXTS: Readonly<Record<StepState['state'], string>> = { waiting: '', running: 'Running', done: 'Done', skipped: 'Skipped', failed: 'Failed' }

/** The eight steps of a creation and how far each is. */
const StepList = ({ creation }: { readonly creation: CreationState }) => {
  const styles = useStepStyles()
  const icons: Readonly<Record<StepState['state'], ReactElement>> = {
    waiting: <CircleRegular className={styles.quiet} />,
    running: <Spinner size="extra-tiny" />,
    done: <CheckmarkCircleFilled className={styles.done} />,
    skipped: <SubtractCircleRegular className={styles.quiet} />,
    failed: <DismissCircleFilled className={styles.failed} />,
  }
  return (
    <ol className={styles.list} aria-label="Steps">
      {CREATION_STEPS.map(({ id, label }) => {
        const { state } = creation.steps[id]
        return (
          <li key={id} className={styles.step} {...(state === 'running' ? { 'aria-current': 'step' as const } : {})}>
            <span className={styles.icon} aria-hidden>
              {icons[state]}
            </span>
            <Text>{label}</Text>
            <Text size={200} className={state === 'failed' ? styles.failed : styles.quiet}>
              {STATE_TEXTS[state]}
            </Text>
          </li>
        )
      })}
    </ol>
  )
}
