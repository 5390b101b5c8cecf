import { Input, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { annualProblem, type MappingDraft, renewalProblem } from './mapping-draft.ts'

// A control is as wide as its cell, whatever it would like to be.
const useStyles = makeStyles({ control: { minWidth: 0, width: '100%' }, input: { minWidth: 0, width: '100%', textAlign: 'right' } })

interface AmountProps {
  readonly label: string
  readonly value: string
  readonly problem: string | null
  readonly onType: (typed: string) => void
}

const Amount = ({ label, value, problem, onType }: AmountProps) => {
  const styles = useStyles()
  return (
    <Input
      size="small"
      inputMode="decimal"
      aria-label={label}
      value={value}
      className={styles.control}
      input={{ className: styles.input }}
      onChange={(_, data) => onType(data.value)}
      {...(problem === null ? {} : { 'aria-invalid': true, title: problem })}
    />
  )
}

/** The editor in one cell of a mapping's row; null where the column stays as it is. */
export const mappingEditor = (columnId: string, { annual, renewal }: MappingDraft, change: (part: Partial<MappingDraft>) => void): ReactNode | null => {
  if (columnId === 'annual') return <Amount label="Annual" value={annual} problem={annualProblem(annual)} onType={(text) => change({ annual: text })} />
  if (columnId === 'renewal') return <Amount label="Renewal" value={renewal} problem={renewalProblem(renewal)} onType={(text) => change({ renewal: text })} />
  return null
}
