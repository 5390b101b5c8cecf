import { useWatch } from 'react-hook-form'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { COURIER_OPTIONS } from '#shared/domain/site/site-choices.ts'
import { FIELD_LABELS } from '../model/field-labels.ts'
import type { SiteFormValues } from '../model/form-values.ts'
import { visibleFields } from '../model/visibility.ts'

const COURIERS = COURIER_OPTIONS.map((value) => ({ value, label: value }))

/** Products, photos and shipping. */
export const CatalogueFields = () => {
  const [siteType, siteOption, partnerType, hasProductListing, hasPhotos] = useWatch<
    SiteFormValues,
    ['siteType', 'siteOption', 'partnerType', 'hasProductListing', 'hasPhotos']
  >({ name: ['siteType', 'siteOption', 'partnerType', 'hasProductListing', 'hasPhotos'] })
  const visible = visibleFields({ siteType, siteOption, partnerType, hasProductListing, hasPhotos })
  return (
    <>
      {visible.hasProductListing && <SwitchField name="hasProductListing" label={FIELD_LABELS.hasProductListing} isLabelAbove />}
      {visible.no_of_products && <NumberField name="no_of_products" label={FIELD_LABELS.no_of_products} required />}
      <SwitchField name="hasPhotos" label={FIELD_LABELS.hasPhotos} isLabelAbove />
      {visible.no_of_photos && <NumberField name="no_of_photos" label={FIELD_LABELS.no_of_photos} required />}
      {visible.courierOption && <SelectField name="courierOption" label={FIELD_LABELS.courierOption} options={COURIERS} />}
    </>
  )
}
