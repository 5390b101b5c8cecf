import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { CleanedField } from '#components/clean-text/cleaned-field.tsx'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useSave } from '#data/saving/use-save.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { SendWhatsAppDocument } from '#generated/graphql.ts'
import { messageTypeOf } from '#shared/domain/content/campaign.ts'
import { type DialledNumber, dialledNumber, NOT_DIALLABLE } from '#shared/domain/text/phone-number.ts'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  // Beside the field, not beside its label.
  button: { marginTop: `calc(${tokens.lineHeightBase300} + 2 * ${tokens.spacingVerticalXS})` },
  number: { flexGrow: 1, maxWidth: '260px' },
})

interface TestMessageProps {
  /** As the first recipient gets it. */
  readonly text: string
  readonly imageUrl: string | null
}

/** Sends the message to the user's own number first. It is no part of the campaign. */
export const TestMessage = ({ text, imageUrl }: TestMessageProps) => {
  const styles = useStyles()
  const { profile } = useCurrentUser()
  const [number, setNumber] = useState(profile.mobile ?? '')
  const [error, setError] = useState<string | null>(null)
  const dialled = dialledNumber(number, { country: profile.address?.country, currency: profile.currency })
  const { run, isPending, gate, refusal } = useSave({
    run: async ({ number: to }: DialledNumber, send) => {
      const message = { type: messageTypeOf(imageUrl), toNumber: to, content: text, imageLink: imageUrl }
      const { sendWhatsApp } = await send(SendWhatsAppDocument, message)
      if (!sendWhatsApp) throw new PlatformFailure({ kind: 'rejected', message: 'The platform did not take the message.' })
    },
    toasts: 'certain',
    failed: 'The test message was not sent.',
    success: ({ grouped }) => ({ message: 'The test message is on its way.', detail: grouped }),
  })
  const send = (): void => {
    setError(dialled === null ? NOT_DIALLABLE : null)
    if (dialled !== null) void run(dialled)
  }
  const message = error ?? refusal
  return (
    <div className={styles.row}>
      <CleanedField
        label="Test message to"
        className={styles.number}
        {...(message === null ? {} : { validationMessage: message, validationState: 'error' as const })}
        {...(message === null && dialled !== null ? { hint: `Goes to ${dialled.grouped}` } : {})}
      >
        <Input
          type="tel"
          value={number}
          onChange={(_, { value }) => {
            setNumber(value)
            setError(null)
          }}
        />
      </CleanedField>
      <div className={styles.button}>
        <ActionButton reason={gate.reason} isPending={isPending} onClick={send}>
          Send a test
        </ActionButton>
      </div>
    </div>
  )
}
