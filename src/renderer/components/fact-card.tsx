import { Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useId } from 'react'

const useStyles = makeStyles({
  title: { margin: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  value: { margin: 0, overflowWrap: 'anywhere' },
})

interface FactCardProps {
  readonly title: string
  /** One without a value shows a dash. */
  readonly facts: readonly { readonly term: string; readonly value: string | null }[]
  readonly className?: string
}

/** Who or what a screen is about, side by side above it. */
export const FactCard = ({ title, facts, className }: FactCardProps) => {
  const styles = useStyles()
  const titleId = useId()
  return (
    <Card role="group" aria-labelledby={titleId} size="small" className={className}>
      <Text as="h2" id={titleId} weight="semibold" className={styles.title}>
        {title}
      </Text>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value} dir="auto">
              {value?.trim() || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
