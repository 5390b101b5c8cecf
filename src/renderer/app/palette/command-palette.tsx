import { Input, makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { ModalDialog } from '#components/on-screen/modal-dialog.tsx'
import { onKeys } from '#components/shortcuts/composition.ts'
import type { Overlay } from '../shell/shell.tsx'
import type { PaletteEntry } from './palette-entry.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

const useStyles = makeStyles({
  // At a fixed height from the top, so that it does not jump while results come and go.
  surface: { padding: 0, marginTop: '10vh', maxWidth: '760px', overflow: 'hidden' },
  column: { display: 'flex', flexDirection: 'column', maxHeight: '70vh' },
  input: { width: '100%', borderRadius: 0, '::after': { borderRadius: 0 } },
  nothing: { padding: tokens.spacingHorizontalL, color: tokens.colorNeutralForeground2 },
  loading: { padding: tokens.spacingVerticalS, justifyContent: 'start' },
  list: { overflowY: 'auto', padding: tokens.spacingHorizontalXS, borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  group: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    width: '100%',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorTransparentBackground,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    cursor: 'pointer',
    // The outline shows in high contrast only, where the background does not change.
    ':hover': { backgroundColor: tokens.colorNeutralBackground3, outline: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStrokeInteractive}` },
  },
  active: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorNeutralForeground1Selected,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundSelected },
  },
  icon: { display: 'flex', fontSize: tokens.fontSizeBase500, color: tokens.colorNeutralForeground2, flexShrink: 0 },
  iconActive: { color: tokens.colorNeutralForeground2Selected },
  label: { flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', unicodeBidi: 'plaintext' },
  hint: {
    maxWidth: '70%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
  hintActive: { color: tokens.colorNeutralForeground3Selected },
})

interface CommandPaletteProps {
  /** What was typed before the field could have the keys. */
  readonly takeTyped: () => string
  readonly onClose: () => void
  readonly onOpen: (overlay: Overlay) => void
}

/** Finds any screen, any site and a few commands by typing, and opens the chosen one with Enter. */
export const CommandPalette = ({ takeTyped, onClose, onOpen }: CommandPaletteProps) => {
  const styles = useStyles()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState(0)
  const shownFor = useDeferredValue(typed)
  const { entries, entriesFor, remember, isLoadingSites } = usePaletteEntries(shownFor, onOpen)
  const active = Math.min(position, entries.length - 1)
  const activeEntry = entries[active]

  const choose = (entry: PaletteEntry): void => {
    onClose()
    remember(entry)
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      // The list follows the letters a moment later; Enter is about what was typed.
      const typedFor = shownFor === typed ? entries : entriesFor(typed)
      const entry = typedFor[Math.min(position, typedFor.length - 1)]
      if (entry === undefined) return
      event.preventDefault()
      choose(entry)
      return
    }
    const next = movedIndex(event.key, active, entries.length)
    if (next === null) return
    event.preventDefault()
    setPosition(next)
  }

  return (
    <ModalDialog className={styles.surface} aria-label="Search or jump" onClose={onClose}>
      <div className={styles.column}>
        <Input
          className={styles.input}
          size="large"
          appearance="filled-lighter"
          role="combobox"
          aria-label="Search for a screen, a site or a command"
          aria-expanded
          aria-controls={listId}
          {...(activeEntry === undefined ? {} : { 'aria-activedescendant': optionId(listId, active) })}
          contentBefore={<SearchRegular />}
          placeholder="Site, person, invoice, screen, or what to do: recharge aditi"
          value={typed}
          onChange={(_, { value }) => {
            setTyped(value)
            setPosition(0)
          }}
          onFocus={() => {
            const ahead = takeTyped()
            if (ahead !== '') setTyped((later) => ahead + later)
          }}
          onKeyDown={onKeys(onKeyDown)}
        />
        <PaletteList id={listId} entries={entries} active={active} onChoose={choose} />
        {isLoadingSites && <Spinner size="tiny" label="Loading the sites" className={styles.loading} />}
        {entries.length === 0 && !isLoadingSites && (
          <Text className={styles.nothing} role="status">
            Nothing is called “{typed.trim()}”. Try a part of a name, a domain or a phone number.
          </Text>
        )}
      </div>
    </ModalDialog>
  )
}

const PAGE = 8

/** Where a key moves the choice in a list of `count`, going round at the ends; null for other keys or an empty list. */
export const movedIndex = (key: string, position: number, count: number): number | null => {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (position + 1) % count
    case 'ArrowUp':
      return (position - 1 + count) % count
    case 'PageDown':
      return Math.min(position + PAGE, count - 1)
    case 'PageUp':
      return Math.max(position - PAGE, 0)
    default:
      return null
  }
}

const optionId = (listId: string, place: number): string => `${listId}-${place}`

interface PaletteListProps {
  readonly id: string
  readonly entries: readonly PaletteEntry[]
  /** Place of the active entry; its element is named `optionId(id, place)`. */
  readonly active: number
  readonly onChoose: (entry: PaletteEntry) => void
}

/** The palette's answers, under a heading a group. The input keeps the focus; the active entry is named to it by id. */
const PaletteList = ({ id, entries, active, onChoose }: PaletteListProps) => {
  const styles = useStyles()
  const activeElement = useRef<HTMLButtonElement>(null)
  const groups = Map.groupBy(entries.entries(), ([, entry]) => entry.group)

  // After each drawing: the entry that became active, or moved because the answers changed, is brought into view.
  useEffect(() => {
    activeElement.current?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <div id={id} role="listbox" aria-label="Screens, sites and commands" className={styles.list}>
      {[...groups].map(([group, members]) => (
        <div key={group} role="group" aria-label={group}>
          <div className={styles.group} aria-hidden>
            {group}
          </div>
          {members.map(([place, entry]) => (
            <button
              type="button"
              key={`${group} ${entry.key}`}
              id={optionId(id, place)}
              ref={place === active ? activeElement : null}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={mergeClasses(styles.entry, place === active && styles.active)}
              onClick={() => onChoose(entry)}
            >
              <span className={mergeClasses(styles.icon, place === active && styles.iconActive)}>
                <entry.icon aria-hidden />
              </span>
              <span className={styles.label}>{entry.label}</span>
              <span className={mergeClasses(styles.hint, place === active && styles.hintActive)}>{entry.hint}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
