import { Field, makeStyles, mergeClasses, Select, Text, tokens } from '@fluentui/react-components'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { formatCount } from '#shared/domain/text.ts'
import type { ColumnMatches } from './checked-rows.ts'
import type { ImportKind } from './import-kind.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    maxHeight: '28vh',
    overflowY: 'auto',
  },
  unused: { overflowWrap: 'anywhere' },
})

interface ColumnMatchProps {
  readonly kind: ImportKind
  readonly header: readonly string[]
  readonly matches: ColumnMatches
  readonly onChange: (matches: ColumnMatches) => void
}

const NONE = ''
/** Headings without a use that are named; of more, how many. */
const NAMED = 12

const unusedText = (headings: readonly string[]): string => {
  const more = headings.length - NAMED
  return `Not used: ${headings.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`
}

/** Which column of the file is which: found by the headings, and chosen here where they say something else. */
export const ColumnMatch = ({ kind, header, matches, onChange }: ColumnMatchProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const shown = kind.columns.filter(({ key, isRequired }) => isRequired === true || matches[key] !== undefined)
  const further = kind.columns.filter((column) => !shown.includes(column))
  // Headings may be alike: the place is what the option means.
  const places = header.map((heading, place) => ({ place: String(place), title: heading === '' ? `Column ${place + 1}` : heading }))
  const unused = header.filter((heading, place) => heading !== '' && !Object.values(matches).includes(place))
  const choose = (key: string, chosen: string): void => {
    const others = Object.fromEntries(Object.entries(matches).filter(([other, place]) => other !== key && String(place) !== chosen))
    onChange(chosen === NONE ? others : { ...others, [key]: Number(chosen) })
  }
  return (
    <section className={styles.root} aria-label="Columns">
      <div className={styles.columns}>
        {shown.map(({ key, label, isRequired, hint }) => {
          const isMissing = isRequired === true && matches[key] === undefined
          return (
            <Field
              key={key}
              label={label}
              required={isRequired === true}
              {...(isMissing ? { validationMessage: 'Choose its column.' } : hint === undefined ? {} : { hint })}
            >
              <Select size="small" value={String(matches[key] ?? NONE)} onChange={(_, { value }) => choose(key, value)}>
                <option value={NONE}>Not in the file</option>
                {places.map(({ place, title }) => (
                  <option key={place} value={place}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
          )
        })}
        {further.length > 0 && unused.length > 0 && (
          <Field label="Another column">
            <Select
              size="small"
              value={NONE}
              onChange={(_, { value }) =>
                choose(value, String(header.findIndex((heading, place) => heading === unused[0] && !Object.values(matches).includes(place))))
              }
            >
              <option value={NONE}>Add one</option>
              {further.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {unused.length > 0 && (
        <Text size={200} className={mergeClasses(layout.quiet, styles.unused)}>
          {unusedText(unused)}
        </Text>
      )}
    </section>
  )
}
