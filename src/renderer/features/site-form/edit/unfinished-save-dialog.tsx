import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled, DismissCircleFilled } from '@fluentui/react-icons'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import type { FinishPart, FinishState } from './finish-save.ts'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: tokens.spacingHorizontalS, alignItems: 'center' },
  icon: { display: 'flex', fontSize: tokens.fontSizeBase500 },
  reason: { gridColumn: '2' },
})

const PARTS: readonly { readonly part: FinishPart; readonly label: string }[] = [
  { part: 'reward', label: 'Group reward' },
  { part: 'history', label: "Entry in the site's history" },
]

interface UnfinishedSaveDialogProps {
  readonly domain: string
  readonly state: FinishState
  readonly leaveLabel: string
  readonly isTrying: boolean
  /** Why nothing can be sent now, null when it can. */
  readonly writesBlocked: string | null
  readonly onTryAgain: () => void
  readonly onLeave: () => void
}

/** The site is saved, something that goes with it is not: what, why, and trying only that again. */
export const UnfinishedSaveDialog = ({ domain, state, leaveLabel, isTrying, writesBlocked, onTryAgain, onLeave }: UnfinishedSaveDialogProps) => {
  const actions = (
    <>
      <Button onClick={onLeave} disabled={isTrying}>
        {leaveLabel}
      </Button>
      <ActionButton appearance="primary" reason={writesBlocked} isPending={isTrying} onClick={onTryAgain}>
        Try again
      </ActionButton>
    </>
  )
  return (
    <Dialog isAlert title={`${domain} is saved, with something left to do`} actions={actions} onClose={null}>
      <ul className={useLayoutStyles().list} aria-label="Parts of the save">
        <Part label="The site" />
        {PARTS.map(({ part, label }) => {
          const now = state[part]
          if (now === 'not-needed') return null
          return <Part key={part} label={label} {...(typeof now === 'object' ? { failure: now.failure } : {})} />
        })}
      </ul>
    </Dialog>
  )
}

const Part = ({ label, failure }: { readonly label: string; readonly failure?: string }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  return (
    <li className={styles.part}>
      <span className={styles.icon} aria-hidden>
        {failure === undefined ? <CheckmarkCircleFilled className={layout.success} /> : <DismissCircleFilled className={layout.danger} />}
      </span>
      <Text>
        {label}: {failure === undefined ? 'saved' : 'not saved'}
      </Text>
      {failure !== undefined && (
        <Text size={200} className={mergeClasses(layout.breaks, styles.reason)} role="alert">
          {failure}
        </Text>
      )}
    </li>
  )
}
