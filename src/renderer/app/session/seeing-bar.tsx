import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { Keys } from '#components/shortcuts/keys.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useConsole } from '#data/bridge/bridge-context.ts'
import type { Seeing } from '#data/session/seeing-as.ts'

const useStyles = makeStyles({
  bar: { flexShrink: 0 },
  // A small window shows all of it on two lines.
  text: { whiteSpace: 'normal', minWidth: 0, paddingBlock: tokens.spacingVerticalXS },
  stop: { whiteSpace: 'nowrap', columnGap: tokens.spacingHorizontalS },
})

/** Above everything while an administrator sees the console as somebody else: as whom, what that means, and the way out. */
export const SeeingBar = ({ seeing: { user, grants, from } }: { readonly seeing: Seeing }) => {
  const styles = useStyles()
  const { seeing } = useConsole()
  const navigate = useNavigate()
  const stop = useCallback(() => {
    seeing.stop()
    void navigate(from)
  }, [from, navigate, seeing])
  useShortcut({ keys: ACTION_KEYS['stop-seeing'], description: `Stop seeing the console as ${user.name}`, group: 'Everywhere', run: stop })
  return (
    <section aria-label="Seeing as another user" className={styles.bar}>
      <MessageBar intent="warning" shape="square" layout="singleline" icon={<EyeRegular />} politeness="assertive">
        <MessageBarBody className={styles.text}>
          <MessageBarTitle>{`Seeing the console as ${user.name} (${grants}).`}</MessageBarTitle> Nothing can be changed. The data is read with your account:{' '}
          {user.name} may see less of it.
        </MessageBarBody>
        <MessageBarActions>
          <Button className={styles.stop} onClick={stop} title="Back to your own console">
            Stop <Keys combination={ACTION_KEYS['stop-seeing']} />
          </Button>
        </MessageBarActions>
      </MessageBar>
    </section>
  )
}
