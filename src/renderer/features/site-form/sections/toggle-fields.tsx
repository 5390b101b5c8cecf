import { makeStyles, tokens } from '@fluentui/react-components'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import type { ToggleName } from '../model/form-values.ts'

const useStyles = makeStyles({
  toggles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))', columnGap: tokens.spacingHorizontalL },
})

interface ToggleFieldsProps {
  readonly toggles: readonly { readonly name: ToggleName; readonly label: string }[]
  readonly disabled?: boolean
}

/** Switches beside each other, close as a list. */
export const ToggleFields = ({ toggles, disabled = false }: ToggleFieldsProps) => (
  <div className={useStyles().toggles}>
    {toggles.map(({ name, label }) => (
      <SwitchField key={name} name={name} label={label} disabled={disabled} />
    ))}
  </div>
)
