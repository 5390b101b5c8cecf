import {
  Button,
  Card,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
  Spinner,
  shorthands,
  Text,
  tokens,
} from '@fluentui/react-components'
import { DocumentArrowUpRegular, PlugConnectedRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { bridge } from '#app/bridge.ts'
import { connectionState } from '#app/session/connection.ts'
import type { ConnectionStatus } from '#shared/bridge.ts'
import { ProfileProblems } from './profile-problems.tsx'
import { useFileDrop } from './use-file-drop.ts'

/** The longest profile file the bridge takes, in characters. */
const LONGEST_PROFILE = 100_000

const useStyles = makeStyles({
  card: { width: '560px', maxWidth: '100%', padding: tokens.spacingHorizontalXXL, gap: tokens.spacingVerticalL, boxSizing: 'border-box' },
  heading: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  icon: { fontSize: tokens.fontSizeHero800, color: tokens.colorBrandForeground1 },
  drop: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalXXL,
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    textAlign: 'center',
  },
  dropOver: { backgroundColor: tokens.colorBrandBackground2, ...shorthands.borderColor(tokens.colorBrandStroke1) },
  title: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
})

type NotReady = Exclude<ConnectionStatus, { state: 'ready' }>

const SOURCES: Readonly<Record<Extract<NotReady, { state: 'invalid' }>['source'], string>> = {
  argument: 'the file named by --profile',
  environment: 'the file named by ADMIN_CONSOLE_PROFILE',
  stored: 'the profile chosen earlier',
  chosen: 'the chosen file',
}

/** Asks for a connection profile: shown when there is none, or when the one there is cannot be used. */
export const FirstRunScreen = ({ status }: { readonly status: NotReady }) => {
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const adopt = async (file: File): Promise<void> => {
    setFailure(null)
    if (file.size > LONGEST_PROFILE) {
      setFailure(`“${file.name}” is too large to be a connection profile.`)
      return
    }
    setReading(true)
    try {
      const result = await bridge.connection.use({ text: await file.text() })
      if (result.ok) connectionState.set(result.value)
      else setFailure(result.error.message)
    } catch {
      // A folder was dropped, or the file went away.
      setFailure(`“${file.name}” cannot be read.`)
    }
    setReading(false)
  }

  const isOver = useFileDrop((file) => void adopt(file))

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
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>The file could not be used.</MessageBarTitle> {failure}
          </MessageBarBody>
        </MessageBar>
      )}
      <div className={mergeClasses(styles.drop, isOver && styles.dropOver)}>
        {isReading ? (
          <Spinner size="tiny" label="Reading the profile" />
        ) : (
          <>
            <Button appearance="primary" icon={<DocumentArrowUpRegular />} onClick={() => input.current?.click()}>
              Choose a profile file
            </Button>
            <Text className={styles.quiet}>or drop it anywhere in this window</Text>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Connection profile"
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file !== undefined) void adopt(file)
            // So that choosing the same file again, once it is corrected, counts as a change.
            event.currentTarget.value = ''
          }}
        />
      </div>
      <Text size={200} className={styles.quiet}>
        No profile at hand? Ask your administrator for one.
      </Text>
    </Card>
  )
}
