import { expect, test } from 'vitest'
import { COUNTRIES, countryName } from './country.ts'

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
