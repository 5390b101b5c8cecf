import {
  Button,
  Checkbox,
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
import { Fragment, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { SaveProblem } from '#components/form/create-bar.tsx'
import { Notice } from '#components/notice.tsx'
import { excerpts } from './excerpts.ts'
import type { ReviewChoice, ReviewRow } from './three-way.ts'

const useStyles = makeStyles({
  heading: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  field: { width: '28%' },
  value: {
    height: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    verticalAlign: 'top',
    // Not `paddingBlock`: the cell's own `paddingTop` would win over it.
    paddingTop: tokens.spacingVerticalS,
    paddingBottom: tokens.spacingVerticalS,
  },
  empty: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  section: { backgroundColor: tokens.colorNeutralBackground2 },
  choices: { marginBlock: `calc(-1 * ${tokens.spacingVerticalS})` },
  content: { maxHeight: '65vh' },
  rows: { minHeight: 0, overflowY: 'auto' },
})

/** The rows of a review by section: field, what it was, what it becomes. Where the record changed in the meantime, that is a choice. */
const ReviewTable = ({ rows, choices, onChoose, isDisabled }: Pick<EditReviewProps, 'rows' | 'choices' | 'onChoose'> & { readonly isDisabled: boolean }) => {
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
        {[...Map.groupBy(rows.map(withExcerpts), (row) => row.section)].map(([section, ofSection]) => (
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

const NOTHING_UNUSUAL: readonly string[] = []
const NONE_TICKED: ReadonlySet<string> = new Set()

interface EditReviewProps {
  readonly title: string
  /** In the order of the form. */
  readonly rows: readonly ReviewRow[]
  /** What was chosen where the record changed in the meantime, by row id. Save waits until every such row has one. */
  readonly choices: Readonly<Record<string, ReviewChoice>>
  readonly onChoose: (id: string, choice: ReviewChoice) => void
  readonly isSaving: boolean
  /** Why the last try to save failed, null when it did not. */
  readonly failure: string | null
  /** Where it is not known whether it failed: looks it up again. */
  readonly onLookAgain?: (() => void) | null
  /** Why nothing can be saved now, such as offline; null when it can. */
  readonly reason?: string | null
  /** Label of the save button. */
  readonly saveLabel?: string
  /** Unusual points to tick before saving. Keep the array stable while the review is open. */
  readonly confirms?: readonly string[]
  /** Record named in "The site was changed elsewhere"; a site by default. */
  readonly record?: string
  readonly onSave: () => void
  /** Back to the form; nothing is lost. */
  readonly onClose: () => void
  /** Where there is no form to go back to. */
  readonly closeLabel?: string | undefined
}

/** Before a save: field, from, to, by section; and where another user changed the record, theirs and yours to choose from. */
export const EditReview = ({
  title,
  rows,
  choices,
  onChoose,
  isSaving,
  failure,
  onLookAgain = null,
  reason = null,
  saveLabel = 'Save',
  confirms = NOTHING_UNUSUAL,
  record = 'site',
  onSave,
  onClose,
  closeLabel = 'Back to the form',
}: EditReviewProps) => {
  const styles = useStyles()
  const conflicts = rows.filter((row) => row.theirs !== undefined)
  const open = conflicts.filter((row) => choices[row.id] === undefined).length
  const [ticked, setTicked] = useState<ReadonlySet<string>>(NONE_TICKED)
  const needsTick = confirms.some((text) => !ticked.has(text))
  const tick = (text: string, isTicked: boolean): void => {
    const others = [...ticked].filter((each) => each !== text)
    setTicked(new Set(isTicked ? [...others, text] : others))
  }
  return (
    <Dialog
      title={title}
      width={960}
      contentClassName={styles.content}
      onClose={isSaving ? null : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {closeLabel}
          </Button>
          <ActionButton appearance="primary" reason={reason} isPending={isSaving} isDisabled={open > 0 || needsTick} onClick={onSave}>
            {open === 0 ? saveLabel : `${saveLabel} (${open} to choose)`}
          </ActionButton>
        </>
      }
    >
      {conflicts.length > 0 && (
        <Notice intent="warning">The {record} was changed elsewhere since you opened it. Choose for each such field which value is saved.</Notice>
      )}
      <SaveProblem problem={failure === null ? null : { text: failure, onLookAgain }} isBusy={isSaving} />
      {/* Scrolls by itself, so that a message above stays in sight. */}
      <section
        className={styles.rows}
        aria-label="Changes by section"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      >
        <ReviewTable rows={rows} choices={choices} onChoose={onChoose} isDisabled={isSaving} />
      </section>
      {confirms.map((text) => (
        <Checkbox key={text} label={text} checked={ticked.has(text)} onChange={(_, { checked }) => tick(text, checked === true)} />
      ))}
    </Dialog>
  )
}
