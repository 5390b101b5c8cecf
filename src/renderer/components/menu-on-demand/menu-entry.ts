import type { ReactElement } from 'react'

/** One line of a menu. */
export type MenuEntry =
  | {
      readonly kind: 'action'
      readonly id: string
      readonly label: string
      readonly icon?: ReactElement
      readonly disabled?: boolean
      readonly onSelect: () => void
    }
  | {
      /** One of several of which one is chosen. */
      readonly kind: 'choice'
      readonly id: string
      readonly label: string
      readonly isChosen: boolean
      /** Said at the end of the line. */
      readonly note?: string
      readonly onSelect: () => void
    }
  | { readonly kind: 'divider'; readonly id: string }
