import { Button, Input, makeStyles } from '@fluentui/react-components'
import { AddRegular, DeleteRegular, PeopleRegular } from '@fluentui/react-icons'
import { useCallback, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { BoxedTable } from '#components/data-table/boxed-table.tsx'
import type { Column } from '#components/data-table/column.ts'
import type { InlineEdit, RowAction } from '#components/data-table/data-table-props.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { SECTIONS } from '../model/form-sections.ts'
import { employeeProblem } from '../model/user-schema.ts'
import type { Employee, UserValues } from '../model/user-values.ts'
import { AddEmployeeDialog } from './add-employee-dialog.tsx'

interface EmployeeRow extends Employee {
  /** Its place: an employee has no id. */
  readonly place: string
}

const COLUMNS: readonly Column<EmployeeRow>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 150 },
  { id: 'mobile', title: 'Mobile', kind: 'text', value: ({ mobile }) => mobile, width: 120 },
  { id: 'email', title: 'Email', kind: 'text', value: ({ email }) => email, width: 190 },
  { id: 'designation', title: 'Designation', kind: 'text', value: ({ designation }) => designation, width: 130 },
]

const placeOf = ({ place }: EmployeeRow): string => place
const labelOf = ({ name }: EmployeeRow): string => name

const useInputStyles = makeStyles({ input: { minWidth: 0, width: '100%' } })

const EmployeeInput = ({ label, value, onChange }: { readonly label: string; readonly value: string; readonly onChange: (typed: string) => void }) => {
  const styles = useInputStyles()
  return <Input size="small" className={styles.input} aria-label={label} value={value} autoComplete="off" onChange={(_, data) => onChange(data.value)} />
}

const employeeEditor: InlineEdit<EmployeeRow, Employee>['editor'] = (columnId, draft, change) => {
  const column = COLUMNS.find(({ id }) => id === columnId)
  if (column === undefined) return null
  return <EmployeeInput label={column.title} value={draft[columnId as keyof Employee]} onChange={(typed) => change({ [columnId]: typed })} />
}

/** The employees of a channel partner: one row is edited at a time, others are added and deleted. They are saved with the user. */
export const EmployeeTable = ({ onEditing }: { readonly onEditing: (isEditing: boolean) => void }) => {
  const { field } = useController<UserValues, 'employees'>({ name: 'employees' })
  const { value: employees, onChange } = field
  const [isAdding, setAdding] = useState(false)
  const rows = useMemo(() => employees.map((employee, at) => ({ ...employee, place: String(at) })), [employees])

  const inlineEdit = useMemo<InlineEdit<EmployeeRow, Employee>>(
    () => ({
      begin: ({ name, mobile, email, designation }) => ({ name, mobile, email, designation }),
      editor: employeeEditor,
      problem: employeeProblem,
      save: ({ place }, draft) => {
        onChange(employees.with(Number(place), draft))
        return Promise.resolve(null)
      },
      onEditing,
    }),
    [employees, onChange, onEditing],
  )
  const rowActions = useCallback(
    ({ place, name }: EmployeeRow): readonly RowAction[] => [
      {
        id: 'delete',
        label: 'Delete',
        icon: <DeleteRegular />,
        destructive: true,
        confirm: { question: 'Sure to delete?', detail: name },
        onSelect: () => onChange(employees.toSpliced(Number(place), 1)),
      },
    ],
    [employees, onChange],
  )
  return (
    <FormSection id={SECTIONS.EMPLOYEES.id} title={SECTIONS.EMPLOYEES.title}>
      <BoxedTable
        height="280px"
        label="Employees"
        rows={rows}
        columns={COLUMNS}
        rowId={placeOf}
        rowLabel={labelOf}
        rowActions={rowActions}
        inlineEdit={inlineEdit}
        emptyState={<EmptyState icon={PeopleRegular} title="No employee is known" />}
        toolbarEnd={
          <Button icon={<AddRegular />} onClick={() => setAdding(true)}>
            Add employee
          </Button>
        }
      />
      {isAdding && <AddEmployeeDialog onAdd={(employee) => onChange([...employees, employee])} onClose={() => setAdding(false)} />}
    </FormSection>
  )
}
