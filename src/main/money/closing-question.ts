import type { Question } from '../confirmation/question.ts'

interface Sending {
  /** The window's page waits for the answer of a payment. */
  readonly isFromWindow: boolean
  /** Anything is being sent from any window. */
  readonly isSending: boolean
  readonly hasUnknown: boolean
  /** The console ends with this window. */
  readonly isLast: boolean
}

/** What to ask before a window closes; undefined where no payment gives a reason to. A payment goes on without its window and is never sent again. */
export function closingQuestion({ isFromWindow, isSending, hasUnknown, isLast }: Sending): Question | undefined {
  if (isLast && (isSending || hasUnknown)) {
    return {
      message: isSending ? 'Something is still being sent. Close the console?' : 'The outcome of a payment is not known yet. Close the console?',
      detail: 'It is not sent again. The console looks up its outcome at the next start.',
      confirm: 'Close',
    }
  }
  if (!isFromWindow) return undefined
  return {
    message: 'A payment is being sent from this window. Close the window?',
    detail: 'The payment goes on without it. Its outcome is shown in the other windows.',
    confirm: 'Close',
  }
}
