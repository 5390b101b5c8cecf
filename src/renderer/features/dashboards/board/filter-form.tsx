import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { memo, useLayoutEffect } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { DateInput } from '#components/date-input/date-input.tsx'
import { fieldId, focusField } from '#components/form/field-id.ts'
import type { FieldProps } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { LabelledField } from '#components/form/labelled-field.tsx'
import { useControlled } from '#components/form/use-controlled.ts'
import { dayProblem, type FilterControl, type FilterValues, initialValues } from './filter-control.ts'

const useStyles = makeStyles({
  // As many columns as fit, and the buttons where the last line leaves room.
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    // A control takes its column, also where that is narrower than what browsers give a text field or the longest option.
    '& .fui-Field': { minWidth: 0 },
    '& .fui-Input, & .fui-Input__input, & .fui-Select, & .fui-Select__select': { minWidth: 0, width: '100%' },
  },
  buttons: { display: 'flex', alignItems: 'flex-end', gap: tokens.spacingHorizontalS },
})

interface FilterFormProps {
  /** Names the form for screen readers: "Filter the Renewal Dashboard". */
  readonly label: string
  readonly controls: readonly FilterControl[]
  /** What filters now: what was typed gives way to it when it changes. */
  readonly applied: FilterValues
  readonly onSearch: (values: FilterValues) => void
  readonly onReset: () => void
}

/** The filters of a dashboard: they apply with Search, Reset brings back those it begins with. */
export const FilterForm = ({ label, controls, applied, onSearch, onReset }: FilterFormProps) => {
  const styles = useStyles()
  const methods = useForm<Record<string, string>>({ defaultValues: { ...applied }, shouldFocusError: false })
  // Compared by content: the same values come as another object when the choices of the pickers arrive, and what was typed stays.
  const given = JSON.stringify(applied)
  useLayoutEffect(() => methods.reset(JSON.parse(given) as Record<string, string>), [given, methods])

  const search = methods.handleSubmit((values) => {
    const problems = controls.flatMap((control) => {
      const message = dayProblem(control, controls, values)
      return message === null ? [] : [{ name: control.name, message }]
    })
    for (const { name, message } of problems) methods.setError(name, { message })
    const [first] = problems
    if (first === undefined) onSearch(values)
    else focusField(first.name)
  })
  return (
    <FormProvider {...methods}>
      <search aria-label={label}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            methods.clearErrors()
            void search(event)
          }}
        >
          {controls.map((control) => (
            <ControlField key={control.name} control={control} />
          ))}
          <div className={styles.buttons}>
            <Button type="submit" appearance="primary" icon={<SearchRegular />}>
              Search
            </Button>
            <Button
              onClick={() => {
                methods.reset({ ...initialValues(controls) })
                onReset()
              }}
            >
              Reset
            </Button>
          </div>
        </form>
      </search>
    </FormProvider>
  )
}

const ControlField = ({ control }: { readonly control: FilterControl }) => {
  const { setValue } = useFormContext<Record<string, string>>()
  const { name, label } = control
  switch (control.kind) {
    case 'text':
      return <TextField name={name} label={label} />
    case 'day':
      return <DayField name={name} label={label} latest={control.latest} />
    case 'chart':
      return null
    case 'combo':
      return <ComboControl control={control} />
    case 'select': {
      const { options, placeholder, sets } = control
      const setOthers = (value: string): void => {
        for (const [other, otherValue] of Object.entries(sets?.(value) ?? {})) setValue(other, otherValue)
      }
      return <SelectField name={name} label={label} options={options} onChosen={setOthers} {...(placeholder === undefined ? {} : { placeholder })} />
    }
  }
}

const ComboControl = ({ control: { name, label, options, dependsOn } }: { readonly control: Extract<FilterControl, { kind: 'combo' }> }) => {
  const other = useWatch<Record<string, string>>({ name: dependsOn?.name ?? name }) ?? ''
  const waits = dependsOn !== undefined && other === ''
  return (
    <ComboField
      name={name}
      label={label}
      options={typeof options === 'function' ? options(other) : options}
      placeholder={waits ? dependsOn.hint : 'All'}
      disabled={waits}
    />
  )
}

/** A day of a dashboard's range, DD-MM-YYYY; the calendar offers none later than `latest`, unix seconds. */
const DayField = memo((props: FieldProps & { readonly latest: number }) => {
  const { name, latest } = props
  const { field, fieldState } = useControlled(name)
  return (
    <LabelledField {...props} error={fieldState.error?.message}>
      <DateInput
        id={fieldId(name)}
        ref={field.ref}
        name={name}
        format="dashboard"
        latest={latest}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </LabelledField>
  )
})
DayField.displayName = 'DayField'

/** The search of a dashboard that has no other filter; it applies at once. */
export const BusinessSearch = ({ id, value, onSearch }: { readonly id: string; readonly value: string; readonly onSearch: (value: string) => void }) => (
  <SearchBox id={id} aria-label="Search Business Name" placeholder="Search Business Name" value={value} onChange={(_, data) => onSearch(data.value)} />
)
