import * as z from 'zod/mini'
import { countryName, isCoordinate } from '#shared/domain/country.ts'
import * as messages from '../messages.ts'
import { type Control, type SharedValues, type SiteField, type SiteInput, text } from './field.ts'

/** For a new site the address is among the basics; afterwards it is the address of its footer. */
const ADDRESS_PLACE = { create: 'address', edit: 'footer-address' } as const

type AddressPart = 'addressLineOne' | 'addressLineTwo' | 'country' | 'state' | 'city' | 'zip'

/** A part of the address. It is written to the site itself too; the platform answers that of the footer. */
const addressPart = <const Name extends AddressPart>(
  name: Name,
  label: string,
  options: { readonly control?: Control; readonly required?: string; readonly settledBy?: readonly ['country']; text?(value: string): string } = {},
): SiteField<Name, string> =>
  text<AddressPart>(name, label, {
    in: ADDRESS_PLACE,
    stored: ({ setting }) => setting?.footerAddress?.[name],
    input: [name, `footerAddress.${name}`],
    ...options,
  }) as SiteField<Name, string>

const coordinateRule = z.string().check(
  z.trim(),
  z.refine((degrees) => degrees === '' || isCoordinate(degrees), messages.ENTER_FLOAT),
)

/** The place on the map: only with both coordinates. */
const place = ({ latitude, longitude }: SharedValues): SiteInput => {
  const location = latitude === '' || longitude === '' ? null : { lat: Number(latitude), long: Number(longitude) }
  return { latitude: location?.lat ?? null, longitude: location?.long ?? null, footerAddress: { location } }
}

export const ADDRESS_FIELDS = [
  addressPart('addressLineOne', 'Address line 1'),
  addressPart('addressLineTwo', 'Address line 2'),
  // Draws state and city too: one narrows the next.
  addressPart('country', 'Country', { control: { kind: 'place' }, required: messages.SELECT_COUNTRY, text: countryName }),
  addressPart('state', 'State', { control: { kind: 'none' }, required: messages.SELECT_STATE, settledBy: ['country'] }),
  addressPart('city', 'City', { control: { kind: 'none' } }),
  addressPart('zip', 'Zip'),
  text('latitude', 'Latitude', {
    in: ADDRESS_PLACE,
    control: { kind: 'text', hint: 'Used only with a longitude.' },
    rule: coordinateRule,
    stored: ({ setting }) => String(setting?.footerAddress?.location?.lat ?? setting?.latitude ?? ''),
    input: place,
  }),
  text('longitude', 'Longitude', {
    in: ADDRESS_PLACE,
    control: { kind: 'text', hint: 'Used only with a latitude.' },
    rule: coordinateRule,
    stored: ({ setting }) => String(setting?.footerAddress?.location?.long ?? setting?.longitude ?? ''),
    input: place,
  }),
] as const
