import { Button, Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DocumentArrowUpRegular, PlugConnectedRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { Notice } from '#components/notice.tsx'
import { useConsole } from '#data/bridge/bridge-context.ts'
import type { ConnectionStatus } from '#shared/bridge/connection.ts'

interface ProfileProblemsProps {
  /** Which profile it is about, in words. */
  readonly source: string
  readonly problems: readonly { readonly field: string; readonly message: string }[]
}

/** Why a connection profile cannot be used: each field that is wrong, and what is wrong with it. */
const ProfileProblems = ({ source, problems }: ProfileProblemsProps) => {
  const styles = useStyles()
  return (
    <Notice intent="error" title={<>This profile cannot be used: {source}.</>}>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.message}`}>
            {problem.field !== '' && (
              <Text size={200} className={styles.field}>
                {problem.field}:{' '}
              </Text>
            )}
            {problem.message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const useStyles = makeStyles({
  card: { width: '560px', maxWidth: '100%', padding: tokens.spacingHorizontalXXL, gap: tokens.spacingVerticalL, boxSizing: 'border-box' },
  heading: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  icon: { fontSize: tokens.fontSizeHero800, color: tokens.colorBrandForeground1 },
  action: { alignSelf: 'flex-start' },
  title: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  problems: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  field: { fontFamily: tokens.fontFamilyMonospace },
})

type NotReady = Exclude<ConnectionStatus, { state: 'ready' }>

const SOURCES: Readonly<Record<Extract<NotReady, { state: 'invalid' }>['source'], string>> = {
  administrator: 'the file set by your administrator',
  argument: 'the file named by --profile',
  environment: 'the file named by ADMIN_CONSOLE_PROFILE',
  stored: 'the profile chosen earlier',
  chosen: 'the chosen file',
}

/** Asks for a connection profile: shown when there is none, or when the one there is cannot be used. The file is chosen in main's own dialog. */
export const FirstRunScreen = ({ status }: { readonly status: NotReady }) => {
  const { bridge, connection } = useConsole()
  const styles = useStyles()
  const [isChoosing, setChoosing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isAdministered = status.state === 'invalid' && status.source === 'administrator'

  const choose = async (): Promise<void> => {
    setFailure(null)
    setChoosing(true)
    const result = await bridge.connection.choose()
    if (result.ok) connection.set(result.value)
    else setFailure(result.error.message)
    setChoosing(false)
  }

  return (
    <Card className={styles.card}>
      <div className={styles.heading}>
        <PlugConnectedRegular className={styles.icon} aria-hidden />
        <Text as="h1" size={600} weight="semibold" className={styles.title}>
          Connect the console
        </Text>
      </div>
      <Text>
        A connection profile tells the console which platform to work with and where to sign in. Your administrator hands it out as a small JSON file.
      </Text>
      {status.state === 'invalid' && <ProfileProblems source={SOURCES[status.source]} problems={status.problems} />}
      {failure !== null && (
        <Notice intent="error" title="The file could not be used.">
          {' '}
          {failure}
        </Notice>
      )}
      {!isAdministered && (
        <Button className={styles.action} appearance="primary" icon={<DocumentArrowUpRegular />} disabledFocusable={isChoosing} onClick={() => void choose()}>
          Choose connection profile…
        </Button>
      )}
      <Text size={200} className={styles.quiet}>
        No profile at hand? Ask your administrator for one.
      </Text>
    </Card>
  )
}
