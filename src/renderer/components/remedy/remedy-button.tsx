import { Button, Spinner } from '@fluentui/react-components'
import type { Remedy } from '#shared/remedy.ts'

/** The button of a remedy, beside the refusal's message. While it is at work it stays in its place and does nothing. */
export const RemedyButton = ({ remedy: { label, isPending, run } }: { readonly remedy: Remedy }) => (
  <Button size="small" disabledFocusable={isPending} onClick={run} {...(isPending ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}>
    {label}
  </Button>
)
