import { Button, Input } from '@fluentui/react-components'
import { AddRegular, DeleteRegular, PeopleRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useMemo, useState } from 'react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { BoxedTable } from '#components/data-table/boxed-table.tsx'
import { type Column, changedText } from '#components/data-table/column.ts'
import type { InlineEdit, RowAction } from '#components/data-table/data-table-props.ts'
import { Dialog } from '#components/dialog.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { SECTIONS } from '../model/form-sections.ts'
import { type Employee, employeeProblem, employeeSchema, type UserValues } from '../model/user-schema.ts'
import { NO_EMPLOYEE } from '../model/user-values.ts'

/** Below a name of its own: the form behind the dialog has a name and an email too, and fields are found by their names. */
interface Values {
  newEmployee: Employee
}

const RESOLVER = zodResolver(z.object({ newEmployee: employeeSchema }))

/** The dialog Add employee. What it adds is saved with the user. */
const AddEmployeeDialog = ({ onAdd, onClose }: { readonly onAdd: (employee: Employee) => void; readonly onClose: () => void }) => {
  const methods = useForm<Values, unknown, Values>({ defaultValues: { newEmployee: NO_EMPLOYEE }, resolver: RESOLVER, mode: 'onTouched' })
  const submit = methods.handleSubmit(({ newEmployee }) => {
    onAdd(newEmployee)
    onClose()
  })
  return (
    <FormProvider {...methods}>
      <Dialog
        title="Add employee"
        isAlert
        onClose={onClose}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" appearance="primary">
              Add
            </Button>
          </>
        }
      >
        <TextField name="newEmployee.name" label="Name" required />
        <TextField name="newEmployee.mobile" label="Mobile" type="tel" required />
        <TextField name="newEmployee.email" label="Email" type="email" required />
        <TextField name="newEmployee.designation" label="Designation" required />
      </Dialog>
    </FormProvider>
  )
}

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

const EmployeeInput = ({ label, value, onChange }: { readonly label: string; readonly value: string; readonly onChange: (typed: string) => void }) => {
  const { wide } = useLayoutStyles()
  return <Input size="small" className={wide} aria-label={label} value={value} autoComplete="off" onChange={(_, data) => onChange(data.value)} />
}

const employeeEditor: InlineEdit<EmployeeRow, Employee>['editor'] = (columnId, draft, change) => {
  const column = COLUMNS.find(({ id }) => id === columnId)
  if (column === undefined) return null
  return <EmployeeInput label={column.title} value={draft[columnId as keyof Employee]} onChange={(typed) => change({ [columnId]: typed })} />
}

const employeeChanges = (row: EmployeeRow, draft: Employee): readonly string[] =>
  COLUMNS.map(({ id, title }) => changedText(title, row[id as keyof Employee], draft[id as keyof Employee])).filter((text) => text !== null)

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
      changes: employeeChanges,
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
        mostHeight="280px"
        label="Employees"
        rows={rows}
        columns={COLUMNS}
        rowId={placeOf}
        rowLabel={labelOf}
        rowActions={rowActions}
        inlineEdit={inlineEdit}
        emptyState={<EmptyState icon={PeopleRegular} title="There are no employees yet" explanation="Add the first one with Add employee." />}
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
