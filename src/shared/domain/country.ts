/** Countries of a site's address, in the order of the source: the stored code and the name people read. Source: CONST-024, CONST-025. */
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
