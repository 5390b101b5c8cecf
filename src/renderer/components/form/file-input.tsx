import type { RefObject } from 'react'

interface FileInputProps {
  /** For the button that opens the choice: `input.current?.click()`. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly label: string
  /** Endings or types that are offered, as of the `accept` attribute. */
  readonly accept: string
  /** Called with the file; undefined when the choice was left without one. */
  readonly onChosen: (file: File | undefined) => void
}

/** The system's choice of a file, drawn by the button that opens it. */
export const FileInput = ({ input, label, accept, onChosen }: FileInputProps) => (
  <input
    ref={input}
    type="file"
    accept={accept}
    hidden
    aria-label={label}
    onChange={(event) => {
      const file = event.target.files?.[0]
      // The same file can be chosen again after it was changed.
      event.target.value = ''
      onChosen(file)
    }}
  />
)
