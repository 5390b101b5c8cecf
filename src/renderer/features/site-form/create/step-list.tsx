import { makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled, CircleRegular, DismissCircleFilled, SubtractCircleRegular } from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { CREATION_STEPS, type CreationRun, type StepState } from './creation-run.ts'

const useStyles = makeStyles({
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
export const StepList = ({ run }: { readonly run: CreationRun }) => {
  const styles = useStyles()
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
        const { state } = run.steps[id]
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
