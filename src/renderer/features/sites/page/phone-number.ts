import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { placesCountryCode } from '#shared/domain/country.ts'

const countryOf = (stored: string | null): CountryCode | undefined => {
  const code = stored === null ? undefined : placesCountryCode(stored)
  return code !== undefined && isSupportedCountry(code) ? code : undefined
}

/**
 * A number as the platform keeps it, to be dialled from anywhere (E.164); null where it is none.
 * @param country the stored code of the site's country: whose numbers are written without a country's prefix
 */
export const dialledNumber = (mobile: string | null, country: string | null): string | null => {
  if (mobile === null) return null
  const number = parsePhoneNumberFromString(mobile, { defaultCountry: countryOf(country) ?? 'IN', extract: false })
  return number?.isPossible() === true ? number.number : null
}
