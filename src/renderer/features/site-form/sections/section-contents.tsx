import type { ComponentType } from 'react'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { FIRST_SERVICE_TYPES } from '#shared/domain/content/menu.ts'
import { EDIT_TOGGLES, PREMIUM_TOGGLES, SETTING_TOGGLES } from '#shared/domain/site/site-toggle.ts'
import { useSiteForm } from '../form-context.ts'
import { FIELD_LABELS } from '../model/field-labels.ts'
import type { SectionId } from '../model/section.ts'
import { PaymentModesEditor } from '../payment-modes/payment-modes-editor.tsx'
import { AddressFields } from './address-fields.tsx'
import { CatalogueFields } from './catalogue-fields.tsx'
import { FieldGroup, TitledGroup } from './field-group.tsx'
import { GroupFields } from './group-fields.tsx'
import { KindFields } from './kind-fields.tsx'
import { LicenceFields } from './licence-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { PartnerFields } from './partner-fields.tsx'
import { PaymentOptionsField } from './payment-options-field.tsx'
import { ToggleFields } from './toggle-fields.tsx'

interface SectionContentProps {
  /** The user may see it, not change it. */
  readonly disabled: boolean
}

const ALL_TOGGLES = [...SETTING_TOGGLES, ...EDIT_TOGGLES]
const MENUS = FIRST_SERVICE_TYPES.map(({ slugName, typeName }) => ({ value: slugName, label: typeName }))

const BasicSection = () => {
  const { use } = useSiteForm()
  return (
    <>
      <FieldGroup title="Site">
        <KindFields />
      </FieldGroup>
      <FieldGroup title="Owner">
        <OwnerFields />
      </FieldGroup>
      <FieldGroup title="Staff and partner">
        <PartnerFields />
      </FieldGroup>
      <FieldGroup title="Catalogue">
        <CatalogueFields />
      </FieldGroup>
      {use === 'create' ? (
        <>
          <FieldGroup title="Address">
            <AddressFields />
          </FieldGroup>
          <PaymentOptionsField />
        </>
      ) : (
        <FieldGroup title="Licence">
          <LicenceFields />
        </FieldGroup>
      )}
    </>
  )
}

const SettingsSection = () => {
  const { use } = useSiteForm()
  return (
    <>
      <LookFields />
      {use === 'edit' && (
        <FieldGroup title="Footer address">
          <AddressFields />
        </FieldGroup>
      )}
      <FieldGroup title="Group">
        <GroupFields />
      </FieldGroup>
      <FieldGroup title="Messages and menus">
        <NumberField name="availableWhatsApp" label={FIELD_LABELS.availableWhatsApp} />
        <ComboField name="diningSettingMenu" label={FIELD_LABELS.diningSettingMenu} options={MENUS} freeText />
      </FieldGroup>
      <TitledGroup title="Features">
        <ToggleFields toggles={use === 'edit' ? ALL_TOGGLES : SETTING_TOGGLES} />
      </TitledGroup>
    </>
  )
}

/** What stands in each section, in both uses of the form. Static Pages differs whole: each use brings its own. */
export const SECTION_CONTENTS: Readonly<Record<Exclude<SectionId, 'static-pages'>, ComponentType<SectionContentProps>>> = {
  basic: BasicSection,
  'online-payment': ({ disabled }) => <PaymentOptionsField disabled={disabled} />,
  'wallet-settings': ({ disabled }) => (
    <FieldGrid>
      <SwitchField name="isWalletEnabled" label={FIELD_LABELS.isWalletEnabled} disabled={disabled} />
    </FieldGrid>
  ),
  'payment-modes': ({ disabled }) => <PaymentModesEditor name="paymentModes" disabled={disabled} />,
  settings: SettingsSection,
  'premium-features': ({ disabled }) => <ToggleFields toggles={PREMIUM_TOGGLES} disabled={disabled} />,
}
