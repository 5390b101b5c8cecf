import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FocusEvent, useId, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod'
import { ActionButton } from '#components/action-button.tsx'
import { focusField } from '#components/form/field-id.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { resetKeepingTyped, sentValues, useIsDirty } from '#components/form/typed-since.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import type { Save } from '#data/saving/save-options.ts'
import { useUnsavedPart } from '#patterns/record-page/use-unsaved-part.ts'
import { NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { ADD_NEW_NOTES, CATEGORY, ENTER_NOTES, NOTES, SAVE, SELECT_NOTES_CATEGORY } from '../messages.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 1fr) 3fr',
    columnGap: tokens.spacingHorizontalXL,
    alignItems: 'start',
  },
  // At the start: messages come up at the end.
  bar: { display: 'flex', minHeight: '32px', marginTop: tokens.spacingVerticalS },
})

export interface NewNote {
  /** One of `NOTE_CATEGORIES`. */
  readonly category: string
  readonly text: string
}

const EMPTY_NOTE = { noteCategory: '', noteText: '' }

export const noteSchema = z.object({
  noteCategory: z.string().refine((chosen) => NOTE_CATEGORIES.some((category) => category === chosen), SELECT_NOTES_CATEGORY),
  noteText: z.string().trim().min(1, ENTER_NOTES),
})

/** "Add New Notes": a category, a text, and SAVE once the text has had the focus. What was typed stays until it is written. */
export const NoteForm = ({ save }: { readonly save: Save<NewNote> }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const titleId = useId()
  const [hasFocusedText, setFocusedText] = useState(false)
  const methods = useForm({ defaultValues: EMPTY_NOTE, resolver: zodResolver(noteSchema), shouldFocusError: false })
  useUnsavedPart(useIsDirty(methods.control))

  const submit = methods.handleSubmit(
    async ({ noteCategory, noteText }) => {
      const sent = sentValues(methods)
      if (await save.run({ category: noteCategory, text: noteText })) resetKeepingTyped(methods, sent, EMPTY_NOTE)
    },
    (errors) => void focusField(errors.noteCategory === undefined ? 'noteText' : 'noteCategory'),
  )
  const bar = useRef<HTMLDivElement>(null)
  const revealSave = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLTextAreaElement)) return
    setFocusedText(true)
    // In a low window it is below the fold.
    bar.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <FormProvider {...methods}>
      <form noValidate aria-labelledby={titleId} className={layout.stack} onFocus={revealSave} onSubmit={(event) => void submit(event)}>
        <Text as="h3" id={titleId} weight="semibold" size={400} className={layout.noMargin}>
          {ADD_NEW_NOTES}
        </Text>
        <div className={styles.fields}>
          <SelectField name="noteCategory" label={CATEGORY} required options={NOTE_CATEGORIES} placeholder="Choose a category" />
          <TextAreaField name="noteText" label={NOTES} required rows={3} />
          <div ref={bar} className={styles.bar} data-button-bar>
            {hasFocusedText && (
              <ActionButton type="submit" appearance="primary" reason={save.gate.reason} isPending={save.isPending}>
                {SAVE}
              </ActionButton>
            )}
          </div>
        </div>
      </form>
    </FormProvider>
  )
}
