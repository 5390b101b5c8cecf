import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import type { PaletteEntry } from './use-palette-entries.ts'

const useStyles = makeStyles({
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
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  hintActive: { color: tokens.colorNeutralForeground3Selected },
})

export interface PaletteListProps {
  readonly id: string
  readonly entries: readonly PaletteEntry[]
  /** Place of the active entry; its element is named `optionId(id, place)`. */
  readonly active: number
  readonly onChoose: (entry: PaletteEntry) => void
}

export const optionId = (listId: string, place: number): string => `${listId}-${place}`

/** The palette's answers, under a heading a group. The input keeps the focus; the active entry is named to it by id. */
export const PaletteList = ({ id, entries, active, onChoose }: PaletteListProps) => {
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
              key={entry.key}
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
