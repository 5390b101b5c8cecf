import { Button, Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DocumentArrowUpRegular, PlugConnectedRegular, ShieldErrorRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { useConsole } from '#data/bridge/bridge-context.ts'
import type { ConnectionStatus } from '#shared/bridge/connection.ts'

/** Each field that is wrong, and what is wrong with it. */
const Problems = ({ title, problems }: Pick<Invalid, 'problems'> & { readonly title: ReactNode }) => {
  const styles = useStyles()
  return (
    <Notice intent="error" title={title}>
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
  problems: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  field: { fontFamily: tokens.fontFamilyMonospace },
})

type NotReady = Exclude<ConnectionStatus, { state: 'ready' }>
type Invalid = Extract<NotReady, { state: 'invalid' }>

const SOURCES: Readonly<Record<Exclude<Invalid['source'], 'policy'>, string>> = {
  administrator: 'the file set by your administrator',
  argument: 'the file named by --profile',
  environment: 'the file named by ADMIN_CONSOLE_PROFILE',
  stored: 'the profile chosen earlier',
  chosen: 'the chosen file',
}

/** Shown while the console cannot be connected: a damaged policy of this computer, no connection profile, or one that cannot be used. */
export const FirstRunScreen = ({ status }: { readonly status: NotReady }) =>
  status.state === 'invalid' && status.source === 'policy' ? <DamagedPolicy problems={status.problems} /> : <ConnectionProfile status={status} />

/** Without the administrator's rules nothing starts: the user can only pass on what is wrong with them. */
const DamagedPolicy = ({ problems }: Pick<Invalid, 'problems'>) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  return (
    <Card className={styles.card}>
      <div className={styles.heading}>
        <ShieldErrorRegular className={styles.icon} aria-hidden />
        <Text as="h1" size={600} weight="semibold" className={layout.noMargin}>
          The policy is damaged
        </Text>
      </div>
      <Text>Your administrator has set rules for the console on this computer. They cannot be read, so the console does not start without them.</Text>
      <Problems title="The policy cannot be used." problems={problems} />
      <Text size={200} className={layout.quiet}>
        Show this to your administrator. Once it is corrected, close the console and start it again.
      </Text>
    </Card>
  )
}

/** Asks for a connection profile: there is none, or the one there is cannot be used. The file is chosen in main's own dialog. */
const ConnectionProfile = ({ status }: { readonly status: NotReady }) => {
  const { connection } = useConsole()
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [isChoosing, setChoosing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isAdministered = status.state === 'invalid' && status.source === 'administrator'

  const choose = async (): Promise<void> => {
    setFailure(null)
    setChoosing(true)
    const result = await connection.take((from) => from.connection.choose())
    if (!result.ok) setFailure(result.error.message)
    setChoosing(false)
  }

  return (
    <Card className={styles.card}>
      <div className={styles.heading}>
        <PlugConnectedRegular className={styles.icon} aria-hidden />
        <Text as="h1" size={600} weight="semibold" className={layout.noMargin}>
          Connect the console
        </Text>
      </div>
      <Text>
        A connection profile tells the console which platform to work with and where to sign in. Your administrator hands it out as a small JSON file.
      </Text>
      {status.state === 'invalid' && status.source !== 'policy' && (
        <Problems title={<>This profile cannot be used: {SOURCES[status.source]}.</>} problems={status.problems} />
      )}
      {failure !== null && (
        <Notice intent="error" title="The file could not be used.">
          {' '}
          {failure}
        </Notice>
      )}
      {!isAdministered && (
        <Button className={layout.atStart} appearance="primary" icon={<DocumentArrowUpRegular />} disabledFocusable={isChoosing} onClick={() => void choose()}>
          Choose connection profile…
        </Button>
      )}
      <Text size={200} className={layout.quiet}>
        No profile at hand? Ask your administrator for one.
      </Text>
    </Card>
  )
}
