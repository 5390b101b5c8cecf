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
import { type DragEvent, useRef, useState } from 'react'
import { bridge } from '#app/bridge.ts'
import { connectionState } from '#app/session/connection.ts'
import type { ConnectionStatus } from '#shared/bridge.ts'
import { ProfileProblems } from './profile-problems.tsx'

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
  const [isOver, setOver] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const use = async (file: File): Promise<void> => {
    setFailure(null)
    if (file.size > LONGEST_PROFILE) {
      setFailure(`“${file.name}” is too large to be a connection profile.`)
      return
    }
    setReading(true)
    const result = await bridge.connection.use({ text: await file.text() })
    setReading(false)
    if (result.ok) connectionState.set(result.value)
    else setFailure(result.error.message)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) void use(file)
  }

  return (
    <Card className={styles.card}>
      <div className={styles.heading}>
        <PlugConnectedRegular className={styles.icon} aria-hidden />
        <Text as="h1" size={600} weight="semibold">
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
      <div
        role="group"
        aria-label="Profile file"
        className={mergeClasses(styles.drop, isOver && styles.dropOver)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isReading ? (
          <Spinner size="tiny" label="Reading the profile" />
        ) : (
          <>
            <Button appearance="primary" icon={<DocumentArrowUpRegular />} onClick={() => input.current?.click()}>
              Choose a profile file
            </Button>
            <Text className={styles.quiet}>or drop it here</Text>
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
            if (file !== undefined) void use(file)
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
