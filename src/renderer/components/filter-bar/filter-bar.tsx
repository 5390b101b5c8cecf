import { Button, makeStyles, mergeClasses, SearchBox, tokens } from '@fluentui/react-components'
import { AddRegular, ChevronDownRegular, DismissRegular } from '@fluentui/react-icons'
import { type ReactNode, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { MenuOnDemand } from '../menu-on-demand/menu-on-demand.tsx'
import { onKeys } from '../shortcuts/composition.ts'
import { chipText, type FilterField, isFieldSet, unsetField } from './filter-field.ts'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: { flexBasis: '36ch', maxWidth: '48ch', flexGrow: 1 },
})

interface FilterBarProps {
  readonly label: string
  readonly search?: {
    readonly value: string
    readonly onChange: (value: string) => void
    readonly placeholder: string
    readonly id?: string
    /** Where the arrow down leads out of the field. */
    readonly onArrowDown?: () => void
  }
  /** Every filter there is, in the order of the menu. Those in use stand as chips beside the search. */
  readonly fields: readonly FilterField[]
  readonly onClear: () => void
  readonly clearKey?: string
  /** Every filter has its chip at all times, none waits in a menu, and `children` (buttons) end the line. Enter in a text calls `onEnter`. */
  readonly isWhole?: boolean
  readonly onEnter?: (() => void) | undefined
  readonly children?: ReactNode
}

/** One search field and the filters in use as removable chips; the others wait under "+ Filter". Holds no values of its own. */
export const FilterBar = ({ label, search, fields, onClear, clearKey, isWhole = false, onEnter, children }: FilterBarProps) => {
  const styles = useStyles()
  const bar = useRef<HTMLElement>(null)
  const [openName, setOpenName] = useState<string | null>(null)
  // A filter has its chip from the moment it is opened, before it has a value.
  const chips = isWhole ? fields : fields.filter((field) => isFieldSet(field) || field.name === openName)
  const isAnySet = (search !== undefined && search.value !== '') || fields.some(isFieldSet)

  return (
    <search ref={bar} aria-label={label} className={styles.bar}>
      {search !== undefined && (
        <SearchBox
          className={styles.search}
          aria-label={search.placeholder}
          placeholder={search.placeholder}
          value={search.value}
          onChange={(_, data) => search.onChange(data.value)}
          id={search.id}
          onKeyDown={onKeys((event) => {
            if (event.key !== 'ArrowDown' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            search.onArrowDown?.()
          })}
        />
      )}
      {chips.map((field) => (
        <FilterChip
          key={field.name}
          field={field}
          isOpen={field.name === openName}
          isKept={isWhole}
          onEnter={onEnter}
          onOpenChange={(isOpen) => setOpenName(isOpen ? field.name : null)}
          onRemoved={() => bar.current?.querySelector('input')?.focus()}
        />
      ))}
      {!isWhole && fields.length > 0 && (
        <MenuOnDemand
          label="Filters"
          action="add-filter"
          appearance="subtle"
          icon={<AddRegular />}
          menuIcon={null}
          entries={fields.map(({ name, label: fieldLabel }) => ({
            kind: 'action',
            id: name,
            action: null,
            label: fieldLabel,
            onSelect: () => setOpenName(name),
          }))}
        >
          Filter
        </MenuOnDemand>
      )}
      {!isWhole && isAnySet && (
        <Button appearance="transparent" onClick={onClear} title={clearKey === undefined ? 'Clear all' : `Clear all (${clearKey})`}>
          Clear all
        </Button>
      )}
      {children}
    </search>
  )
}

const FilterEditor = lazyPart(async () => (await import('./filter-editor.tsx')).FilterEditor)

const useChipStyles = makeStyles({
  chip: { display: 'inline-flex', maxWidth: '40ch', border: 'none', margin: 0, padding: 0 },
  part: { minWidth: 'unset', fontWeight: tokens.fontWeightRegular },
  text: {
    display: 'inline-block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderEndEndRadius: 0,
    borderStartEndRadius: 0,
  },
  whole: { borderEndEndRadius: tokens.borderRadiusMedium, borderStartEndRadius: tokens.borderRadiusMedium },
  remove: { flexShrink: 0, borderEndStartRadius: 0, borderStartStartRadius: 0, borderInlineStartWidth: 0 },
  set: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  unreadable: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
})

interface FilterChipProps {
  readonly field: FilterField
  readonly isOpen: boolean
  /** It stays when it is not set. */
  readonly isKept: boolean
  readonly onEnter: (() => void) | undefined
  readonly onOpenChange: (isOpen: boolean) => void
  /** Told after the filter was unset: the chip, and the focus on it, are about to go. */
  readonly onRemoved: () => void
}

/** A filter in use: says what it keeps, opens its editor, and can be removed. */
const FilterChip = ({ field, isOpen, isKept, onEnter, onOpenChange, onRemoved }: FilterChipProps) => {
  const styles = useChipStyles()
  const [chip, setChip] = useState<HTMLElement | null>(null)
  const isSet = isFieldSet(field)
  const text = isSet ? chipText(field) : field.label

  const closeEditor = (): void => {
    onOpenChange(false)
    if (isSet || isKept) chip?.querySelector('button')?.focus()
    else onRemoved()
  }
  const remove = (): void => {
    onOpenChange(false)
    unsetField(field)
    if (isKept) chip?.querySelector('button')?.focus()
    else onRemoved()
  }

  const part = mergeClasses(styles.part, isSet && styles.set, field.unreadable !== undefined && styles.unreadable)
  const isBare = isKept && !isSet
  const isRemovable = isKept ? isSet && field.isRequired !== true : true
  return (
    <>
      <fieldset ref={setChip} className={styles.chip} aria-label={text}>
        <Button
          size="small"
          className={mergeClasses(part, isBare ? undefined : styles.text, !isRemovable && styles.whole)}
          {...(isBare ? { icon: <ChevronDownRegular />, iconPosition: 'after' as const } : {})}
          disabledFocusable={field.disabledReason !== undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          title={field.disabledReason ?? text}
          dir="auto"
          onClick={() => onOpenChange(!isOpen)}
        >
          {text}
        </Button>
        {isRemovable && (
          <Button
            size="small"
            className={mergeClasses(part, styles.remove)}
            icon={<DismissRegular />}
            aria-label={`Remove the filter ${text}`}
            onClick={remove}
          />
        )}
      </fieldset>
      {isOpen && <FilterEditor field={field} target={chip} onClose={closeEditor} onEnter={onEnter} />}
    </>
  )
}
