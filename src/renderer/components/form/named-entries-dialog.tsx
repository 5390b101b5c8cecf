import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { type ReactNode, useRef, useState } from 'react'
import { CleanedField } from '../clean-text/cleaned-field.tsx'
import { ConfirmPopover } from '../confirm-popover.tsx'
import { Dialog } from '../dialog.tsx'
import { useLayoutStyles } from '../layout-styles.ts'
import { Notice } from '../notice.tsx'
import { onKeys } from '../shortcuts/composition.ts'

const useStyles = makeStyles({
  entry: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  // Of one width, whatever is reported below it.
  name: { flex: '1 1 200px', minWidth: 0 },
})

interface NamedEntry {
  readonly id: string
  readonly name: string
}

/** What a change resolves to: why it was refused; null when it is kept. */
type Kept = Promise<string | null>

interface NamedEntriesDialogProps<Entry extends NamedEntry> {
  readonly title: string
  /** Names the list for screen readers. */
  readonly label: string
  readonly entries: readonly Entry[]
  /** In place of the list where there are none. */
  readonly empty: ReactNode
  /** Above why a change was refused. */
  readonly notChanged: string
  /** Why an entry cannot be given a name; null when it can. */
  readonly problemOf: (typed: string, id: string) => string | null
  readonly onRename: (id: string, name: string) => Kept
  readonly onDelete: (id: string) => Kept
  /** What a deletion destroys, and what it leaves. */
  readonly deletionDetail: (entry: Entry) => string
  /** Between the name and its deletion. `keep` reports a change that is refused. */
  readonly beside: (entry: Entry, keep: (change: Kept) => void) => ReactNode
  readonly onClose: () => void
}

/** Renames and deletes what was saved under names. Every change is kept at once. */
export const NamedEntriesDialog = <Entry extends NamedEntry>(props: NamedEntriesDialogProps<Entry>) => {
  const { title, label, entries, empty, notChanged, problemOf, onRename, onDelete, deletionDetail, beside, onClose } = props
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = (change: Kept): void => void change.then(setRefusal)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {refusal !== null && (
        <Notice intent="error" title={notChanged} isAlert>
          {refusal}
        </Notice>
      )}
      {entries.length === 0 ? (
        empty
      ) : (
        <ul className={layout.list} aria-label={label}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <div className={styles.name}>
                <NameInPlace name={entry.name} problemOf={(typed) => problemOf(typed, entry.id)} onRename={(name) => onRename(entry.id, name)} />
              </div>
              {beside(entry, keep)}
              <ConfirmPopover
                question="Sure to delete?"
                detail={deletionDetail(entry)}
                confirmLabel={`Delete ${entry.name}`}
                onConfirm={() => keep(onDelete(entry.id))}
              >
                <Button appearance="subtle" icon={<DeleteRegular />} aria-label={`Delete ${entry.name}`} />
              </ConfirmPopover>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface NameInPlaceProps {
  readonly name: string
  /** Why a name cannot be given; null when it can. */
  readonly problemOf: (typed: string) => string | null
  /** Gives the name. @returns why it was refused; null when it is given */
  readonly onRename: (name: string) => Promise<string | null>
}

/**
 * The name of something saved, changed in place: taken over by Enter or on leaving, given back when it cannot be taken. Where it is refused, what was typed
 * stays with the reason, for another Enter.
 */
const NameInPlace = ({ name, problemOf, onRename }: NameInPlaceProps) => {
  const [typed, setTyped] = useState(name)
  const [known, setKnown] = useState(name)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isPending = useRef(false)
  // Renamed here, or in another window; what is being typed stays.
  if (name !== known) {
    setKnown(name)
    if (typed === known || typed.trim() === name) setTyped(name)
  }
  const problem = problemOf(typed)

  const take = async (): Promise<void> => {
    if (problem !== null) return setTyped(name)
    if (typed.trim() === name || isPending.current) return
    isPending.current = true
    const refused = await onRename(typed.trim())
    isPending.current = false
    setRefusal(refused === null ? null : `The name was not changed. ${refused}`)
  }
  const message = problem ?? refusal
  return (
    <CleanedField validationMessage={message}>
      <Input
        aria-label={`Name of ${name}`}
        value={typed}
        onChange={(_, data) => {
          setTyped(data.value)
          setRefusal(null)
        }}
        onBlur={() => refusal === null && void take()}
        onKeyDown={onKeys((event) => {
          if (event.key === 'Enter') void take()
        })}
      />
    </CleanedField>
  )
}
