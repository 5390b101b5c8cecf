import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { TextField } from '#components/form/fields/text-field.tsx'
import { employeeSchema } from '../model/user-schema.ts'
import { type Employee, NO_EMPLOYEE } from '../model/user-values.ts'

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM } })

/** Below a name of its own: the form behind the dialog has a name and an email too, and fields are found by their names. */
interface Values {
  newEmployee: Employee
}

const RESOLVER = zodResolver(z.object({ newEmployee: employeeSchema }))

interface AddEmployeeDialogProps {
  readonly onAdd: (employee: Employee) => void
  readonly onClose: () => void
}

/** The dialog Add employee. What it adds is saved with the user. */
export const AddEmployeeDialog = ({ onAdd, onClose }: AddEmployeeDialogProps) => {
  const styles = useStyles()
  const formId = useId()
  const refocus = useOpener()
  const methods = useForm<Values, unknown, Values>({ defaultValues: { newEmployee: NO_EMPLOYEE }, resolver: RESOLVER, mode: 'onTouched' })
  const close = (): void => {
    onClose()
    refocus()
  }
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Add employee</DialogTitle>
          <DialogContent>
            <FormProvider {...methods}>
              <form
                id={formId}
                aria-label="Add employee"
                className={styles.fields}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault()
                  void methods.handleSubmit(({ newEmployee }) => {
                    onAdd(newEmployee)
                    close()
                  })()
                }}
              >
                <TextField name="newEmployee.name" label="Name" required />
                <TextField name="newEmployee.mobile" label="Mobile" type="tel" required />
                <TextField name="newEmployee.email" label="Email" type="email" required />
                <TextField name="newEmployee.designation" label="Designation" required />
              </form>
            </FormProvider>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" form={formId} appearance="primary">
              Add
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
