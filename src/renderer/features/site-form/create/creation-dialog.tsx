import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled, CircleRegular, DismissCircleFilled, SubtractCircleRegular } from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { readableServerMessage } from '#shared/domain/text.ts'
import { CREATION_STEPS, type CreationState, failedStep, hasNoSite, type StepState } from './creation-state.ts'

interface CreationDialogProps {
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

export const CreationDialog = ({ creation, isRunning, writesBlocked, onRetry, onBack, onLeave }: CreationDialogProps) => {
  const failed = failedStep(creation)
  const { domain } = creation.order.input
  // Always a button: a dialog with nothing to focus is hidden from screen readers by Fluent's focus management.
  const actions = (
    <>
      {!isRunning && (hasNoSite(creation) ? <Button onClick={onBack}>Back to the form</Button> : <Button onClick={onLeave}>Finish later</Button>)}
      <ActionButton appearance="primary" reason={writesBlocked} isPending={isRunning} onClick={onRetry}>
        {isRunning ? 'Creating' : 'Retry from here'}
      </ActionButton>
    </>
  )
  return (
    <Dialog isAlert title={isRunning ? `Creating ${domain}` : `${domain} is not finished`} actions={actions} onClose={null}>
      <StepList creation={creation} />
      {failed !== null && (
        <Notice intent="error" isAlert>
          {`"${CREATION_STEPS.find(({ id }) => id === failed.id)?.label}" failed: ${readableServerMessage(failed.message)} ${consequence(creation)}`}
        </Notice>
      )}
      {!isRunning && writesBlocked !== null && <Text>{writesBlocked}</Text>}
    </Dialog>
  )
}

const consequence = (creation: CreationState): string => {
  if (creation.site !== null) return 'The site exists; a retry looks at what is there and does only what is left.'
  return hasNoSite(creation) ? 'Nothing was created.' : 'A retry first looks whether the site exists, so that it is never created twice.'
}

const useStyles = makeStyles({ icon: { display: 'flex', justifyContent: 'center', width: tokens.fontSizeBase600, fontSize: tokens.fontSizeBase500 } })

const STATE_TEXTS: Readonly<Record<StepState['state'], string>> = { waiting: '', running: 'Running', done: 'Done', skipped: 'Skipped', failed: 'Failed' }

const StepList = ({ creation }: { readonly creation: CreationState }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const icons: Readonly<Record<StepState['state'], ReactElement>> = {
    waiting: <CircleRegular className={layout.muted} />,
    running: <Spinner size="extra-tiny" />,
    done: <CheckmarkCircleFilled className={layout.success} />,
    skipped: <SubtractCircleRegular className={layout.muted} />,
    failed: <DismissCircleFilled className={layout.danger} />,
  }
  return (
    <ol className={layout.list} aria-label="Steps">
      {CREATION_STEPS.map(({ id, label }) => {
        const { state } = creation.steps[id]
        return (
          <li key={id} className={layout.row} {...(state === 'running' ? { 'aria-current': 'step' as const } : {})}>
            <span className={styles.icon} aria-hidden>
              {icons[state]}
            </span>
            <Text>{label}</Text>
            <Text size={200} className={state === 'failed' ? layout.danger : layout.muted}>
              {STATE_TEXTS[state]}
            </Text>
          </li>
        )
      })}
    </ol>
  )
}
