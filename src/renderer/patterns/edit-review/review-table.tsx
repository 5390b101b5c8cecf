import {
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components'
import { Fragment } from 'react'
import { excerpts } from './excerpts.ts'
import type { ReviewChoice, ReviewRow } from './review-row.ts'

const useStyles = makeStyles({
  heading: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  field: { width: '28%' },
  value: { height: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', verticalAlign: 'top', paddingBlock: tokens.spacingVerticalS },
  empty: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  section: { backgroundColor: tokens.colorNeutralBackground2 },
  choices: { marginBlock: `calc(-1 * ${tokens.spacingVerticalS})` },
})

interface ReviewTableProps {
  readonly rows: readonly ReviewRow[]
  readonly choices: Readonly<Record<string, ReviewChoice>>
  readonly onChoose: (id: string, choice: ReviewChoice) => void
  readonly isDisabled: boolean
}

/** The rows of a review by section: field, what it was, what it becomes. Where the record changed in the meantime, that is a choice. */
export const ReviewTable = ({ rows, choices, onChoose, isDisabled }: ReviewTableProps) => {
  const styles = useStyles()
  return (
    <Table size="small" aria-label="Changes">
      <TableHeader>
        <TableRow>
          <TableHeaderCell className={mergeClasses(styles.heading, styles.field)}>Field</TableHeaderCell>
          <TableHeaderCell className={styles.heading}>From</TableHeaderCell>
          <TableHeaderCell className={styles.heading}>To</TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody>
        {bySection(rows.map(withExcerpts)).map(([section, ofSection]) => (
          <Fragment key={section}>
            <TableRow className={styles.section}>
              <TableCell colSpan={3}>
                <Text weight="semibold">{section}</Text>
              </TableCell>
            </TableRow>
            {ofSection.map((row) => (
              <TableRow key={row.id}>
                <TableCell className={styles.value}>{row.field}</TableCell>
                <TableCell className={styles.value}>
                  <Value text={row.from} />
                </TableCell>
                <TableCell className={styles.value}>
                  {row.theirs === undefined ? (
                    <Value text={row.to} />
                  ) : (
                    <RadioGroup
                      className={styles.choices}
                      aria-label={`${row.field}: which value is saved`}
                      value={choices[row.id] ?? ''}
                      disabled={isDisabled}
                      onChange={(_, data) => onChoose(row.id, data.value as ReviewChoice)}
                    >
                      <Radio value="theirs" label={<>Theirs: {<Value text={row.theirs} />}</>} />
                      <Radio value="yours" label={<>Yours: {<Value text={row.to} />}</>} />
                    </RadioGroup>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}

/** A value as text; that there is none is said, not left blank. */
const Value = ({ text }: { readonly text: string }) => {
  const styles = useStyles()
  return text === '' ? <span className={styles.empty}>empty</span> : <span dir="auto">{text}</span>
}

const withExcerpts = (row: ReviewRow): ReviewRow => {
  const [from = '', to = '', theirs] = excerpts([row.from, row.to, ...(row.theirs === undefined ? [] : [row.theirs])])
  return { ...row, from, to, ...(theirs === undefined ? {} : { theirs }) }
}

const bySection = (rows: readonly ReviewRow[]): readonly (readonly [string, readonly ReviewRow[]])[] => [...Map.groupBy(rows, (row) => row.section)]
