import { Button, Spinner } from '@fluentui/react-components'

/** What can be done about a refusal. */
export interface Remedy {
  readonly label: string
  readonly isPending: boolean
  readonly run: () => void
}

/** The button of a remedy, beside the refusal's message. While it is at work it stays in its place and does nothing. */
export const RemedyButton = ({ remedy: { label, isPending, run } }: { readonly remedy: Remedy }) => (
  <Button size="small" disabledFocusable={isPending} onClick={run} {...(isPending ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}>
    {label}
  </Button>
)
