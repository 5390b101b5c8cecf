import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { type FieldErrors, FormProvider, type Resolver, useForm } from 'react-hook-form'
import { Dialog } from '#components/dialog.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { Notice } from '#components/notice.tsx'
import { type CheckedRow, checkCells, WHOLE_ROW } from './checked-rows.ts'
import type { Cells, ImportColumn, ImportKind } from './import-kind.ts'

interface RowDialogProps {
  readonly kind: ImportKind
  readonly row: CheckedRow
  /** Whether another row has a problem. */
  readonly hasNext: boolean
  /** `goesOn`: the next row with a problem is wanted. */
  readonly onSave: (cells: Cells, goesOn: boolean) => void
  readonly onClose: () => void
}

type Typed = Record<string, string>

const placeOf = ({ key, isRequired }: ImportColumn, { problems, cells }: CheckedRow): number => {
  if (key in problems) return 0
  return isRequired === true || key in cells ? 1 : 2
}

const trimmed = (values: Typed): Cells => Object.fromEntries(Object.entries(values).map(([key, text]) => [key, text.trim()]))

const resolverOf =
  (kind: ImportKind): Resolver<Typed> =>
  (values) => {
    const checked = checkCells(kind, trimmed(values))
    if ('target' in checked) return { values, errors: {} }
    const errors: FieldErrors<Typed> = Object.fromEntries(Object.entries(checked.problems).map(([key, message]) => [key, { type: 'rule', message }]))
    return { values: {}, errors }
  }

/** Corrects one row of the file; what is wrong stands at its field. The file itself stays as it is. */
export const RowDialog = ({ kind, row, hasNext, onSave, onClose }: RowDialogProps) => {
  const { [WHOLE_ROW]: problem, ...problems } = row.problems
  const methods = useForm<Typed>({
    defaultValues: Object.fromEntries(kind.columns.map(({ key }) => [key, row.cells[key] ?? ''])),
    resolver: resolverOf(kind),
    mode: 'onChange',
    errors: Object.fromEntries(Object.entries(problems).map(([key, message]) => [key, { type: 'rule', message }])),
  })
  // Columns that the file does not have stay away, unless something was typed: an empty one would be a value.
  const cellsOf = (values: Typed): Cells => Object.fromEntries(Object.entries(trimmed(values)).filter(([key, text]) => text !== '' || key in row.cells))
  const save = (goesOn: boolean) => methods.handleSubmit((values) => onSave(cellsOf(values), goesOn))
  // What is wrong is first, then what the file has.
  const [columns] = useState(() => kind.columns.toSorted((one, other) => placeOf(one, row) - placeOf(other, row)))
  return (
    <Dialog
      title={`Row ${row.line}`}
      onClose={onClose}
      onSubmit={(event) => void save(hasNext)(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {hasNext && <Button onClick={() => void save(false)()}>Save</Button>}
          <Button type="submit" appearance="primary">
            {hasNext ? 'Save and next problem' : 'Save'}
          </Button>
        </>
      }
    >
      <FormProvider {...methods}>
        {problem !== undefined && <Notice intent="warning">{problem}</Notice>}
        {columns.map(({ key, label, isRequired = false, options, hint }) =>
          options === undefined ? (
            <TextField key={key} name={key} label={label} required={isRequired} hint={hint} />
          ) : (
            <SelectField key={key} name={key} label={label} required={isRequired} options={options} placeholder="None" />
          ),
        )}
      </FormProvider>
    </Dialog>
  )
}
