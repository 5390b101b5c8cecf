import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useSave } from '#data/saving/use-save.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { SendWhatsAppDocument } from '#generated/graphql.ts'
import { messageTypeOf } from '#shared/domain/content/campaign.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { isDiallable, plainNumber, whatsAppNumber } from '#shared/domain/text.ts'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  // Beside the field, not beside its label.
  button: { marginTop: `calc(${tokens.lineHeightBase300} + 2 * ${tokens.spacingVerticalXS})` },
  number: { flexGrow: 1, maxWidth: '260px' },
})

const NOT_A_NUMBER = 'Enter a number of 6 to 15 digits.'

interface TestMessageProps {
  /** As the first recipient gets it. */
  readonly text: string
  readonly imageUrl: string | null
}

/** Sends the message to the user's own number first. It is no part of the campaign. */
export const TestMessage = ({ text, imageUrl }: TestMessageProps) => {
  const styles = useStyles()
  const { profile } = useCurrentUser()
  const currency = profile.currency ?? DEFAULT_CURRENCY
  const [number, setNumber] = useState(profile.mobile ?? '')
  const [error, setError] = useState<string | null>(null)
  const toNumber = whatsAppNumber(plainNumber(number), currency)
  const { run, isPending, gate, refusal } = useSave({
    run: async (to: string, send) => {
      const message = { type: messageTypeOf(imageUrl), toNumber: to, content: text, imageLink: imageUrl }
      const { sendWhatsApp } = await send(SendWhatsAppDocument, message)
      if (!sendWhatsApp) throw new PlatformFailure({ kind: 'rejected', message: 'The platform did not take the message.' })
    },
    toasts: 'certain',
    failed: 'The test message was not sent.',
    success: (to) => ({ message: 'The test message is on its way.', detail: to }),
  })
  const send = (): void => {
    setError(isDiallable(number) ? null : NOT_A_NUMBER)
    if (isDiallable(number)) void run(toNumber)
  }
  const message = error ?? refusal
  return (
    <div className={styles.row}>
      <Field
        label="Test message to"
        className={styles.number}
        {...(message === null ? {} : { validationMessage: message, validationState: 'error' as const })}
        {...(message === null && isDiallable(number) ? { hint: `Goes to ${toNumber}` } : {})}
      >
        <Input type="tel" value={number} onChange={(_, { value }) => setNumber(value)} />
      </Field>
      <div className={styles.button}>
        <ActionButton reason={gate.reason} isPending={isPending} onClick={send}>
          Send a test
        </ActionButton>
      </div>
    </div>
  )
}
