import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import type { ReadingChoice, ReadingKey } from './table-file/table.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  choice: { minWidth: '180px', maxWidth: '100%' },
})

interface ReadingChoicesProps {
  readonly choices: readonly ReadingChoice[]
  readonly onChoose: (key: ReadingKey, value: string) => void
}

/** Lets the user choose the delimiter, encoding, sheet and hidden rows, where the file leaves a choice. */
export const ReadingChoices = ({ choices, onChoose }: ReadingChoicesProps) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {choices.map(({ key, label, value, options }) => (
        <Field key={key} label={label} required={value === ''} className={styles.choice}>
          <Select size="small" value={value} onChange={(_, chosen) => onChoose(key, chosen.value)}>
            {value === '' && <option value="">Choose one</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  )
}
