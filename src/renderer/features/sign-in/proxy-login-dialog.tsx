import { Button, Checkbox, Field, Input, Spinner, Text } from '@fluentui/react-components'
import { type SyntheticEvent, useRef, useState } from 'react'
import { CleanedField } from '#components/clean-text/cleaned-field.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { AskingProxyStatus } from '#shared/bridge/proxy.ts'

const REFUSED = 'The proxy did not accept this user name and password.'
const REFUSED_FOR_NOW = `${REFUSED} Wait a minute before you try again, or ask your administrator.`

const refusedText = (left: number): string => (left === 0 ? REFUSED_FOR_NOW : `${REFUSED} ${left === 1 ? 'One attempt is' : `${left} attempts are`} left.`)

interface ProxyLoginDialogProps {
  readonly proxy: AskingProxyStatus
  /** Drawn above the lock screen. */
  readonly isLocked: boolean
  readonly onClose: () => void
}

/** Asks for the name and password of the proxy. Both go to main and are not kept by the page. */
export const ProxyLoginDialog = ({ proxy, isLocked, onClose }: ProxyLoginDialogProps) => {
  const bridge = useBridge()
  const layout = useLayoutStyles()
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [isPending, setPending] = useState(false)
  const [isMissingName, setMissingName] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const signIn = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    // The form around this dialog, if there is one, is not what was submitted.
    event.stopPropagation()
    if (isPending) return
    setMissingName(userName === '')
    if (userName === '') return
    setPending(true)
    setRefusal(null)
    const result = await bridge.proxy.signIn({ userName, password, remember })
    setPending(false)
    setPassword('')
    if (result.ok && result.value.isAccepted) return onClose()
    setRefusal(result.ok ? refusedText(result.value.attemptsLeft) : result.error.message)
    passwordField.current?.focus()
  }

  return (
    <Dialog
      title="Sign in to the proxy"
      isAlert
      onClose={onClose}
      width={480}
      onSubmit={(event) => void signIn(event)}
      className={isLocked ? 'lock-screen' : undefined}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button appearance="primary" type="submit" disabledFocusable={isPending} {...(isPending ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}>
            Sign in
          </Button>
        </>
      }
    >
      <Text className={layout.breaks}>
        The proxy{' '}
        <strong>
          {proxy.host}:{proxy.port}
        </strong>{' '}
        of this computer asks for a user name and a password{proxy.realm === '' ? '' : ` for “${proxy.realm}”`}. It is the proxy of your network that asks, not
        the platform: do not enter your password for the platform.
      </Text>
      {refusal !== null && (
        <Notice intent="error" isAlert>
          {refusal}
        </Notice>
      )}
      <CleanedField label="User name" required {...(isMissingName ? { validationMessage: 'Enter the user name.' } : {})}>
        <Input value={userName} maxLength={256} autoComplete="off" spellCheck={false} onChange={(_, { value }) => setUserName(value)} />
      </CleanedField>
      <Field label="Password">
        <Input
          input={{ ref: passwordField }}
          type="password"
          value={password}
          maxLength={1024}
          autoComplete="off"
          onChange={(_, { value }) => setPassword(value)}
        />
      </Field>
      <Checkbox
        label={proxy.canRemember ? 'Remember on this computer' : 'Remember on this computer (needs a keychain, and there is none)'}
        disabled={!proxy.canRemember}
        checked={remember}
        onChange={(_, { checked }) => setRemember(checked === true)}
      />
    </Dialog>
  )
}
