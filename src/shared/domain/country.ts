/** Countries of a site's address, in the order of the source: the stored code and the name people read. */
export const COUNTRIES = [
  { code: 'IND', name: 'India' },
  { code: 'AUS', name: 'Australia' },
  { code: 'USA', name: 'United States' },
  { code: 'UK', name: 'United Kingdom' },
  { code: 'UAE', name: 'United Arab Emirates' },
  { code: 'ZMW', name: 'Zambia' },
  { code: 'SAU', name: 'Saudi Arabia' },
  { code: 'QAT', name: 'Qatar' },
  { code: 'BHR', name: 'Bahrain' },
  { code: 'SGP', name: 'Singapore' },
  { code: 'NPL', name: 'Nepal' },
  { code: 'KWT', name: 'Kuwait' },
  { code: 'OMN', name: 'Oman' },
  { code: 'KEN', name: 'Kenya' },
  { code: 'MDV', name: 'Maldives' },
  { code: 'IDN', name: 'Indonesia' },
  { code: 'THA', name: 'Thailand' },
  { code: 'MYS', name: 'Malaysia' },
  { code: 'PAK', name: 'Pakistan' },
  { code: 'GHA', name: 'Ghana' },
  // Spelt so in the source.
  { code: 'LKA', name: 'Srilanka' },
  { code: 'TZA', name: 'Tanzania' },
  { code: 'MUS', name: 'Mauritius' },
  { code: 'BWA', name: 'Botswana' },
  { code: 'MAR', name: 'Morocco' },
  { code: 'NGA', name: 'Nigeria' },
  { code: 'ZWE', name: 'Zimbabwe' },
  { code: 'ZAF', name: 'South Africa' },
] as const

const names = new Map<string, string>(COUNTRIES.map(({ code, name }) => [code, name]))

/** The name of a stored country code; a code that is not listed stands for itself. */
export const countryName = (code: string): string => names.get(code) ?? code

/** Codes of the places service (ISO 3166-1 alpha-2) by stored code. UK, UAE and ZMW are no ISO codes of a country. */
const PLACES_CODES: Readonly<Record<(typeof COUNTRIES)[number]['code'], string>> = {
  IND: 'IN',
  AUS: 'AU',
  USA: 'US',
  UK: 'GB',
  UAE: 'AE',
  ZMW: 'ZM',
  SAU: 'SA',
  QAT: 'QA',
  BHR: 'BH',
  SGP: 'SG',
  NPL: 'NP',
  KWT: 'KW',
  OMN: 'OM',
  KEN: 'KE',
  MDV: 'MV',
  IDN: 'ID',
  THA: 'TH',
  MYS: 'MY',
  PAK: 'PK',
  GHA: 'GH',
  LKA: 'LK',
  TZA: 'TZ',
  MUS: 'MU',
  BWA: 'BW',
  MAR: 'MA',
  NGA: 'NG',
  ZWE: 'ZW',
  ZAF: 'ZA',
}

const placesCodes = new Map(Object.entries(PLACES_CODES))

/** The code by which the places service knows a stored country, undefined for one that is not listed. */
export const placesCountryCode = (code: string): string | undefined => placesCodes.get(code)

const COORDINATE = /^[+-]?\d+(?:\.\d+)?$/

/** Whether a text is a latitude or longitude: optional sign, digits, optional decimals. */
export const isCoordinate = (text: string): boolean => COORDINATE.test(text)
