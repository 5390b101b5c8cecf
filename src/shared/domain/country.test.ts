import countries from 'country-region-data/data.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { COUNTRIES, countryName, isCoordinate, placesCountryCode } from './country.ts'

test('28 countries in order [CONST-024]', () => {
  expect(COUNTRIES.map(({ code }) => code).join(', ')).toBe(
    'IND, AUS, USA, UK, UAE, ZMW, SAU, QAT, BHR, SGP, NPL, KWT, OMN, KEN, MDV, IDN, THA, MYS, PAK, GHA, LKA, TZA, MUS, BWA, MAR, NGA, ZWE, ZAF',
  )
})

test('names are the given ones, else the usual English ones [CONST-025]', () => {
  expect(['IND', 'AUS', 'ZMW', 'SAU', 'LKA'].map(countryName)).toEqual(['India', 'Australia', 'Zambia', 'Saudi Arabia', 'Srilanka'])
  expect(countryName('UK')).toBe('United Kingdom')
})

test('an unlisted code shows as it is', () => {
  expect(countryName('FRA')).toBe('FRA')
})

test('the places service knows every country by a code of its own, and as the country of that name [CALL-073]', () => {
  const nameOf = new Map(countries.map((country) => [country.countryShortCode, country.countryName]))
  const names = COUNTRIES.map(({ code }) => nameOf.get(placesCountryCode(code) ?? ''))
  expect(new Set(names).size).toBe(COUNTRIES.length)
  const namedOtherwise = COUNTRIES.filter(({ name }, at) => !names[at]?.startsWith(name)).map(({ code }) => code)
  expect(namedOtherwise).toEqual(['LKA'])
  expect(placesCountryCode('FRA')).toBeUndefined()
})

test('optional sign, digits, optional decimals [SNEW-059]', () => {
  for (const text of ['19', '+19.07', '-0.1276', '180.000000']) expect(isCoordinate(text)).toBe(true)
  for (const text of ['', '-', '19.', '.5', '1e3', '19,07', '19.07N', ' 19']) expect(isCoordinate(text)).toBe(false)
})
