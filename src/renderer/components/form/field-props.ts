/** What every field of a form takes. It must stand below a `FormProvider` of react-hook-form. */
export interface FieldProps {
  /** Path of the value in the form, `paymentModes.0.displayName`. */
  readonly name: string
  readonly label: string
  /** Marks the label; the schema reports a missing value. */
  readonly required?: boolean
  readonly disabled?: boolean
  /** A line below the field: what is expected, or why it is disabled. */
  readonly hint?: string | undefined
  /** Further knowledge of the value: that it is being checked, is free, is taken. An error of the schema takes precedence. */
  readonly note?: FieldNote | undefined
}

export interface FieldNote {
  readonly state: 'error' | 'warning' | 'success' | 'none'
  readonly text: string
}

export interface FieldOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

/** A text is shown as it is stored. */
export type FieldOptions = readonly (string | FieldOption)[]

export const wholeOptions = (options: FieldOptions): readonly FieldOption[] =>
  options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
