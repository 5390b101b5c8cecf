import { Button, Switch, Text } from '@fluentui/react-components'
import { Fragment, useMemo, useState } from 'react'
import { type FieldErrors, FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { formatCount } from '#shared/domain/text.ts'
import { type BulkChange, BulkChangeDialog } from './bulk-change-dialog.tsx'
import { type BulkChoice, type BulkSubject, NOTHING_TYPED, type TypedChange } from './bulk-choice.ts'

interface ChooseChangeProps {
  /** At least one. With more the user chooses the field first. */
  readonly choices: readonly BulkChoice[]
  readonly subjects: readonly BulkSubject[]
  /** What one record is called: "site". */
  readonly noun: string
  /** Further records that the user can have changed with them, such as the sub-menus of menus. Not asked for where there are none. */
  readonly more?: { readonly label: string; readonly subjects: readonly BulkSubject[] }
  /** In place of "Change 3 sites". */
  readonly title?: string
  /** In place of what the dry run of a change shows. */
  readonly hint?: string
  /** Of the dialog, in pixels. */
  readonly width?: number
  readonly onClose: () => void
}

interface Chosen extends TypedChange {
  readonly field: string
}

/** Puts what is wrong at its field, once the field was left. */
const resolverOf =
  (choices: readonly BulkChoice[]): Resolver<Chosen> =>
  (values) => {
    const problems = Object.entries(choices.find(({ id }) => id === values.field)?.problems?.(values) ?? {})
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Chosen> = Object.fromEntries(problems.map(([name, message]) => [name, { type: 'rule', message }]))
    return { values: {}, errors }
  }

/** Changes the selected records: what and to what, then the dry run. */
export const ChooseChange = ({ choices, subjects: selected, more, noun, title, hint, width, onClose }: ChooseChangeProps) => {
  const gate = useWriteGate()
  const options = useMemo(() => choices.map(({ id, label }) => ({ value: id, label })), [choices])
  const resolver = useMemo(() => resolverOf(choices), [choices])
  const methods = useForm<Chosen>({ defaultValues: { field: choices[0]?.id ?? '', ...NOTHING_TYPED }, resolver, mode: 'onTouched' })
  const { control, getValues, reset } = methods
  const [field, value, second, text, notes] = useWatch({ control, name: ['field', 'value', 'second', 'text', 'notes'] })
  const [change, setChange] = useState<BulkChange | null>(null)
  const [hasMore, setHasMore] = useState(false)
  const subjects = more !== undefined && hasMore ? [...selected, ...more.subjects] : selected
  const choice = choices.find(({ id }) => id === field) ?? choices[0]
  const typed = { value, second, text, notes }
  const planned = choice?.plan(typed)
  const [problem = 'Enter a value first.'] = Object.values(choice?.problems?.(typed) ?? {})
  const name = title ?? `Change ${formatCount(subjects.length)} ${noun}${subjects.length === 1 ? '' : 's'}`

  const plan = (): void => {
    if (planned === undefined || !gate.allowed) return
    const { to, skip, ...rest } = planned
    setChange({ ...rest, origin: 'change', targets: subjects.map((subject) => ({ ...subject, to, skip: subject.skip ?? skip?.(subject) })) })
  }
  if (change !== null) return <BulkChangeDialog title={name} change={change} onBack={() => setChange(null)} onClose={onClose} />
  return (
    <Dialog
      title={name}
      {...(width === undefined ? {} : { width })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        plan()
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton type="submit" appearance="primary" reason={gate.reason ?? (planned === undefined ? problem : null)}>
            Dry run
          </ActionButton>
        </>
      }
    >
      <FormProvider {...methods}>
        {choices.length > 1 && (
          <SelectField
            name="field"
            label="Field"
            options={options}
            onChosen={(chosen) => reset({ ...NOTHING_TYPED, field: chosen, notes: getValues('notes') })}
          />
        )}
        <Fragment key={choice?.id}>{choice?.fields}</Fragment>
        {more !== undefined && more.subjects.length > 0 && <Switch label={more.label} checked={hasMore} onChange={(_, { checked }) => setHasMore(checked)} />}
      </FormProvider>
      <Text size={200}>{hint ?? `The dry run shows every ${noun} with its value before and after. Nothing is changed before you start it there.`}</Text>
    </Dialog>
  )
}
