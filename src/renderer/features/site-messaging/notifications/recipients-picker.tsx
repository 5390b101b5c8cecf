import { Combobox, makeStyles, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { type Recipient, recipientName } from './recipient.ts'

const useStyles = makeStyles({
  // Fluent's own least width is wider than the column may be.
  combo: { minWidth: 0, width: '100%' },
  input: { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  // Below or above its row, which stays in sight.
  list: { maxHeight: '40vh' },
})

/** Fluent would let the list grow over the whole window. */
const POSITIONING = { autoSize: false } as const

/** More than these are not drawn at once: typing narrows them down. */
const MOST_DRAWN = 100

export interface RecipientsPickerProps {
  readonly label: string
  readonly recipients: ReadonlyMap<string, Recipient>
  /** Keys of recipients. */
  readonly chosen: readonly string[]
  /** More of them are on their way. */
  readonly isLoading: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

/** Some of a site's users, found by typing a name, an email address or a number. */
export const RecipientsPicker = ({ label, recipients, chosen, isLoading, onChange }: RecipientsPickerProps) => {
  const styles = useStyles()
  /** What is being searched; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const names = chosen.map((key) => nameOf(recipients.get(key), key)).join(', ')
  const matching = typed === null ? [] : [...recipients].filter(([, recipient]) => matches(recipient, typed))
  const rest = restText(matching.length, isLoading)
  return (
    <Combobox
      aria-label={label}
      className={styles.combo}
      input={{ className: styles.input, ...(typed === null ? { title: names } : {}) }}
      listbox={{ className: styles.list }}
      positioning={POSITIONING}
      size="small"
      multiselect
      freeform
      placeholder={names === '' ? 'Choose users' : names}
      value={typed ?? names}
      selectedOptions={[...chosen]}
      autoComplete="off"
      onOpenChange={(_, { open }) => setTyped(open ? '' : null)}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onOptionSelect={(_, { selectedOptions }) => {
        setTyped('')
        onChange(selectedOptions)
      }}
      onBlur={() => setTyped(null)}
    >
      {matching.slice(0, MOST_DRAWN).map(([key, recipient]) => (
        <Option key={key} value={key} text={recipientName(recipient)}>
          {optionText(recipient)}
        </Option>
      ))}
      {rest !== null && (
        <Option key="rest" value="" text="" disabled>
          {rest}
        </Option>
      )}
    </Combobox>
  )
}

const nameOf = (recipient: Recipient | undefined, key: string): string => (recipient === undefined ? key : recipientName(recipient))

const optionText = (recipient: Recipient): string =>
  [recipientName(recipient), recipient.email, recipient.mobile].filter((part) => part !== null && part !== '').join(' · ')

const matches = (recipient: Recipient, typed: string): boolean => optionText(recipient).toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())

const restText = (matching: number, isLoading: boolean): string | null => {
  if (isLoading) return 'Loading more users'
  if (matching > MOST_DRAWN) return `${matching - MOST_DRAWN} more: type to narrow them down`
  return matching === 0 ? 'Nobody matches' : null
}
