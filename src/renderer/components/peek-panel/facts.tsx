import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { LongText } from '../long-text.tsx'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: '14ch minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
})

/** A fact of a record; one without a value shows a dash. */
export interface Fact {
  readonly term: string
  readonly value: ReactNode
}

/** Terms and their values: what a table's cell cuts is whole here, a very long text on demand. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const styles = useStyles()
  return (
    <dl className={styles.list}>
      {facts.map(({ term, value }) => [
        <dt key={`${term}-term`} className={styles.term}>
          {term}
        </dt>,
        <dd key={term} className={styles.value} dir="auto">
          {value === null || value === undefined || value === '' ? '–' : typeof value === 'string' ? <LongText text={value} /> : value}
        </dd>,
      ])}
    </dl>
  )
}
