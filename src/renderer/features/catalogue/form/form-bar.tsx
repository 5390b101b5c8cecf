import { Button, Spinner, Text } from '@fluentui/react-components'
import { useWriteGate } from '#data/platform/use-write-gate.ts'

export interface FormBarProps {
  readonly saveLabel: string
  readonly isSaving: boolean
  /** Why nothing can be saved for now; null when it can. */
  readonly refusal?: string | null
  readonly onCancel: () => void
}

/** The buttons of a form: Save is disabled while it saves, and with its reason while nothing can be saved. */
export const FormBar = ({ saveLabel, isSaving, refusal = null, onCancel }: FormBarProps) => {
  const gate = useWriteGate()
  const reason = gate.reason ?? refusal
  return (
    <>
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={isSaving || reason !== null}
        {...(reason === null ? {} : { title: reason })}
        {...(isSaving ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}
      >
        {saveLabel}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
      {reason !== null && <Text size={200}>{reason}</Text>}
    </>
  )
}
