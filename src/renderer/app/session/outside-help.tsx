import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { WrenchScrewdriverRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { HelpTopic } from '#shared/bridge/shell.ts'
import { ReportProblemDialog, WhatsNewDialog } from '../shell/help-dialogs.ts'

const DiagnosticsDialog = lazyPart(async () => (await import('#features/help/diagnostics-dialog.tsx')).DiagnosticsDialog)

const useStyles = makeStyles({ button: { position: 'fixed', insetInlineEnd: tokens.spacingHorizontalM, bottom: tokens.spacingVerticalM } })

/** Help for whoever has no screens: not connected, not signed in, without a profile. The Help menu's shortcuts are those of screens. */
export const OutsideHelp = () => {
  const bridge = useBridge()
  const styles = useStyles()
  const [topic, setTopic] = useState<HelpTopic | null>(null)
  useEffect(() => bridge.on('shell.help', (asked) => setTopic(asked.topic)), [bridge])
  const close = (): void => setTopic(null)
  return (
    <>
      <Button appearance="subtle" size="small" icon={<WrenchScrewdriverRegular />} className={styles.button} onClick={() => setTopic('diagnostics')}>
        Diagnostics
      </Button>
      {topic === 'diagnostics' && <DiagnosticsDialog onClose={close} />}
      {topic === 'whats-new' && <WhatsNewDialog onClose={close} />}
      {topic === 'report-problem' && <ReportProblemDialog onClose={close} />}
    </>
  )
}
