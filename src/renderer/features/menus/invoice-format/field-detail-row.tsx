import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '2fr 2fr 1fr 80px auto auto',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
    '& .fui-Field, & .fui-Input, & .fui-Input__input': { minWidth: 0, width: '100%' },
    '@media (max-width: 800px)': { gridTemplateColumns: '1fr 1fr' },
  },
  // Beside the controls, below the height of their labels.
  remove: { marginTop: tokens.spacingVerticalXXL },
})

interface FieldDetailRowProps {
  readonly index: number
  readonly onRemove: () => void
}

/** A further field of the bill: name, text, font and whether it is shown. Its image, if it has one, stays. */
export const FieldDetailRow = ({ index, onRemove }: FieldDetailRowProps) => {
  const styles = useStyles()
  const path = `fieldDetails.${index}`
  return (
    <div className={styles.row} role="group" aria-label={`Field ${index + 1}`}>
      <TextField name={`${path}.fieldName`} label="Field name" required />
      <TextField name={`${path}.value`} label="Value" />
      <TextField name={`${path}.font`} label="Font" />
      <NumberField name={`${path}.fontSize`} label="Size" />
      <SwitchField name={`${path}.isDisplay`} label="Shown" isLabelAbove />
      <Button className={styles.remove} appearance="subtle" icon={<DeleteRegular />} aria-label={`Remove field ${index + 1}`} onClick={onRemove} />
    </div>
  )
}
