import { TextField } from '#components/form/fields/text-field.tsx'
import { PlaceFields } from '#components/place-fields/place-fields.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { FIELD_LABELS } from '../model/field-labels.ts'

const NAMES = { country: 'country', state: 'state', city: 'city' }
const REQUIRED = { country: true, state: true }

/** Where the site's business is. */
export const AddressFields = () => (
  <>
    <TextField name="addressLineOne" label={FIELD_LABELS.addressLineOne} />
    <TextField name="addressLineTwo" label={FIELD_LABELS.addressLineTwo} />
    <PlaceFields port={useBridge().places} names={NAMES} required={REQUIRED} />
    <TextField name="zip" label={FIELD_LABELS.zip} />
    <TextField name="latitude" label={FIELD_LABELS.latitude} hint="Used only with a longitude." />
    <TextField name="longitude" label={FIELD_LABELS.longitude} hint="Used only with a latitude." />
  </>
)
