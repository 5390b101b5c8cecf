interface Answer {
  /** The place of the button that closed the dialog. */
  readonly response: number
  readonly checkboxChecked: boolean
}

/** The place of the button that confirms. */
export const CONFIRM = 1

/**
 * Shows a dialog with a box until it is confirmed with the box ticked, or put away: two clicks that follow each other
 * by accident destroy nothing.
 */
export async function isConfirmedWithTick(show: () => Promise<Answer>): Promise<boolean> {
  for (;;) {
    const { response, checkboxChecked } = await show()
    if (response !== CONFIRM) return false
    if (checkboxChecked) return true
  }
}
