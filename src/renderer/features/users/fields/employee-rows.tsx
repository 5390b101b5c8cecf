import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useFieldArray } from 'react-hook-form'
import { AddRowButton } from '#components/form/add-row-button.tsx'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { keepFocus } from '#components/keep-focus.ts'
import { NO_EMPLOYEE, type UserValues } from '../model/user-values.ts'

const useStyles = makeStyles({
  rows: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalL },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  add: { alignSelf: 'flex-start' },
})

/** The employees of a new channel partner, a row of fields for each; rows are added and deleted. */
export const EmployeeRows = () => {
  const styles = useStyles()
  const { fields, append, remove } = useFieldArray<UserValues, 'employees'>({ name: 'employees' })
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, index) => (
        <div key={id} role="group" aria-label={`Employee ${index + 1}`}>
          <div className={styles.head}>
            <Text weight="semibold">Employee {index + 1}</Text>
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={`Delete employee ${index + 1}`}
              onMouseDown={keepFocus}
              onClick={() => remove(index)}
            />
          </div>
          <FieldGrid>
            <TextField name={`employees.${index}.name`} label="Name" required />
            <TextField name={`employees.${index}.mobile`} label="Mobile" type="tel" required />
            <TextField name={`employees.${index}.email`} label="Email" type="email" required />
            <TextField name={`employees.${index}.designation`} label="Designation" required />
          </FieldGrid>
        </div>
      ))}
      <AddRowButton className={styles.add} onAdd={() => append(NO_EMPLOYEE)}>
        Add employee
      </AddRowButton>
    </div>
  )
}
