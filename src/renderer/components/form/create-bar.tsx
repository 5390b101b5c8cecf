import { Button, MessageBar, MessageBarBody, Spinner, Text } from '@fluentui/react-components'

export interface CreateBarProps {
  /** The submit button: "Create User". */
  readonly label: string
  readonly isSending: boolean
  /** Why nothing can be sent now, null when it can. */
  readonly blockedReason: string | null
  /** Why the last try failed, null when it did not. */
  readonly failure: string | null
  readonly onCancel: () => void
}

/** What stands in the bar of a form that creates something: send, cancel, and why it does not go on. */
export const CreateBar = ({ label, isSending, blockedReason, failure, onCancel }: CreateBarProps) => (
  <>
    <Button
      type="submit"
      appearance="primary"
      disabledFocusable={blockedReason !== null || isSending}
      {...(blockedReason === null ? {} : { title: blockedReason })}
      {...(isSending ? { icon: <Spinner size="tiny" /> } : {})}
    >
      {label}
    </Button>
    <Button onClick={onCancel}>Cancel</Button>
    {blockedReason !== null && <Text size={200}>{blockedReason}</Text>}
    {failure !== null && (
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>{failure}</MessageBarBody>
      </MessageBar>
    )}
  </>
)
