/** The id of a field's control in the document: its label names it, and the error summary leads to it. */
export const fieldId = (name: string): string => `field-${name}`

/**
 * Brings a field into sight and puts the focus on it. Answers whether the form has it on screen.
 * A name that has no control of its own (`paymentModes.0`) leads to the one around it.
 */
export const focusField = (name: string): boolean => {
  const control = document.getElementById(fieldId(name))
  if (control === null) {
    const end = name.lastIndexOf('.')
    return end > 0 && focusField(name.slice(0, end))
  }
  control.scrollIntoView({ block: 'center' })
  const target = control.matches(FOCUSABLE) ? control : control.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
  return true
}

const FOCUSABLE = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]'
