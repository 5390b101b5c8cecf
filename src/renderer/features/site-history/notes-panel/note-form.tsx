import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { FormProvider, useForm, useFormState } from 'react-hook-form'
import { focusField } from '#components/form/field-id.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { resetKeepingTyped, sentValues } from '#components/form/typed-since.ts'
import { NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { ADD_NEW_NOTES, CATEGORY, NOTES, SAVE } from './messages.ts'
import { EMPTY_NOTE, type NewNote, type NoteValues, noteSchema } from './note.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  title: { margin: 0 },
  fields: { display: 'grid', gridTemplateColumns: 'minmax(200px, 1fr) 3fr', columnGap: tokens.spacingHorizontalXL, alignItems: 'start' },
  // The button's room is there before it is, so that nothing moves when it appears. At the start: messages come up at the end.
  bar: { display: 'flex', minHeight: '32px' },
})

const CATEGORIES = NOTE_CATEGORIES.map((category) => ({ value: category, label: category }))

export interface NoteFormProps {
  /** Why nothing can be written now (offline); null when it can. */
  readonly writesBlocked: string | null
  /** Writes a note; answers whether it was written. What was typed stays until it was. */
  readonly onAdd: (note: NewNote) => Promise<boolean>
  readonly onDirtyChange?: ((isDirty: boolean) => void) | undefined
}

/** "Add New Notes": a category, a text, and SAVE once the text was turned to. */
export const NoteForm = ({ writesBlocked, onAdd, onDirtyChange }: NoteFormProps) => {
  const styles = useStyles()
  const titleId = useId()
  const [hasFocusedText, setFocusedText] = useState(false)
  const methods = useForm<NoteValues, unknown, NoteValues>({
    defaultValues: EMPTY_NOTE,
    resolver: zodResolver(noteSchema),
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = useFormState({ control: methods.control })
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])

  // A second press before the first is drawn as under way would write the note twice.
  const isWriting = useRef(false)
  const save = methods.handleSubmit(
    async ({ noteCategory, noteText }) => {
      if (isWriting.current || writesBlocked !== null) return
      isWriting.current = true
      try {
        const sent = sentValues(methods)
        if (await onAdd({ category: noteCategory, text: noteText })) resetKeepingTyped(methods, sent, EMPTY_NOTE)
      } finally {
        isWriting.current = false
      }
    },
    (errors) => void focusField(errors.noteCategory === undefined ? 'noteText' : 'noteCategory'),
  )
  const revealSave = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLTextAreaElement) setFocusedText(true)
  }
  return (
    <FormProvider {...methods}>
      <form noValidate aria-labelledby={titleId} className={styles.form} onFocus={revealSave} onSubmit={(event) => void save(event)}>
        <Text as="h3" id={titleId} weight="semibold" size={400} className={styles.title}>
          {ADD_NEW_NOTES}
        </Text>
        <div className={styles.fields}>
          <SelectField name="noteCategory" label={CATEGORY} required options={CATEGORIES} placeholder="Select a category" />
          <TextAreaField name="noteText" label={NOTES} required rows={3} />
        </div>
        <div className={styles.bar}>
          {hasFocusedText && (
            <Button
              type="submit"
              appearance="primary"
              disabledFocusable={writesBlocked !== null || isSubmitting}
              {...(writesBlocked === null ? {} : { title: writesBlocked })}
              {...(isSubmitting ? { icon: <Spinner size="tiny" /> } : {})}
            >
              {SAVE}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
