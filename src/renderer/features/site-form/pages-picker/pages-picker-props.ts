/** A page that can be copied. */
export interface PickablePage {
  readonly id: string
  /** The slug: `home`. */
  readonly pageName: string
  readonly displayName: string | null
  readonly pageFor: string | null
  readonly pageType: string | null
  readonly tags: readonly string[]
  /** The page's content, HTML; null while it is not loaded. */
  readonly value: string | null
}

export interface PagesPickerProps {
  /** Path of the value in the form: ids of the chosen pages. */
  readonly name: string
  /** Keep the array stable between renders. */
  readonly pages: readonly PickablePage[]
  readonly isLoading: boolean
  /** Why the pages could not be loaded, null when they could. */
  readonly failure: string | null
  readonly onRetry: () => void
  readonly disabled?: boolean
}
