import { DialogActions, DialogContent } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { useHeldBack } from '#components/form/not-offered.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import type { ChangedRecord } from '#shared/bridge/activity.ts'
import { OfferedFields } from './offered-fields.tsx'
import { useRecordFrame } from './record-dialog.tsx'
import { type RecordSaving, SaveBar } from './save-bar.tsx'

export interface RecordFormProps<Values extends FieldValues> {
  /** Names the form for screen readers. */
  readonly label: string
  readonly methods: UseFormReturn<Values, unknown, Values>
  /** Keep the array stable between renders. */
  readonly sections: readonly FormSectionInfo[]
  /** What `useRecordEdit` or `useRecordCreate` gives. */
  readonly saving: RecordSaving
  readonly saveLabel?: string
  /** Where Cancel leads, if not back to the screen's list or out of the dialog. */
  readonly onCancel?: () => void
  readonly cancelLabel?: string
  readonly children: ReactNode
  /** What stands below the fields and is no part of the form: a table with controls of its own, which Enter must not send. */
  readonly below?: ReactNode
  /** The record as the activity knows it, once it is stored: what was changed of it from this computer is listed last. */
  readonly record?: ChangedRecord | undefined
}

const ChangedHere = lazyPart(async () => (await import('../activity/changed-here.tsx')).ChangedHere)

/** The fields of a record with Save and Cancel: on a screen, or in the `RecordDialog` around it. Draws the review and the question before leaving, too. */
export const RecordForm = <Values extends FieldValues>(props: RecordFormProps<Values>) => {
  const { platform } = props.saving
  const form = <DrawnForm {...props} />
  return platform === undefined ? form : <OfferedFields {...platform}>{form}</OfferedFields>
}

const DrawnForm = <Values extends FieldValues>(props: RecordFormProps<Values>) => {
  const { label, methods, sections, saving, saveLabel = 'Save', onCancel, cancelLabel = 'Cancel', below, record, children } = props
  const heldBack = useHeldBack()
  const { stackL } = useLayoutStyles()
  const id = useId()
  const frame = useRecordFrame()
  const changes = record !== undefined && <ChangedHere record={record} />
  if (frame === null) {
    return (
      <>
        <FormPage
          label={label}
          methods={methods}
          sections={sections}
          onSubmit={saving.submit}
          bar={<SaveBar saving={saving} saveLabel={saveLabel} cancelLabel={cancelLabel} onCancel={onCancel ?? saving.cancel} />}
        >
          {children}
          {below}
          {changes}
        </FormPage>
        {saving.dialogs}
      </>
    )
  }
  return (
    <FormProvider {...methods}>
      <DialogContent className={stackL}>
        <form
          id={id}
          aria-label={label}
          className={stackL}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (heldBack === null) saving.submit()
          }}
        >
          {children}
        </form>
        {below}
        {changes}
      </DialogContent>
      <DialogActions>
        <SaveBar saving={saving} saveLabel={saveLabel} cancelLabel={cancelLabel} onCancel={onCancel ?? frame.leave} form={id} />
      </DialogActions>
      {saving.dialogs}
    </FormProvider>
  )
}
