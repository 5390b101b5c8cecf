import { expect, test } from 'vitest'
import { addressText, countryOf, currencyOf, partnerName, placeText } from './partner.ts'

const address = { addressLineOne: '14 MG Road', addressLineTwo: 'Shivajinagar', city: 'Pune', state: 'Maharashtra', zip: '411005', country: 'IND' }

test('an address is its parts that are there, joined by commas, in one order [PROF-003] [PROF-005]', () => {
  expect(addressText(address)).toBe('14 MG Road, Shivajinagar, Pune, Maharashtra, 411005, India')
  expect(addressText({ ...address, addressLineTwo: null, city: ' ', zip: '' })).toBe('14 MG Road, Maharashtra, India')
  expect(addressText(null)).toBe('')
})

test('the place is city, state and the label of the country', () => {
  expect(placeText(address)).toBe('Pune, Maharashtra, India')
  expect(placeText({ ...address, state: null, country: 'UK' })).toBe('Pune, United Kingdom')
  expect(countryOf({ country: 'XYZ' })).toBe('XYZ')
})

test('a wallet without a currency is in INR [CPMAP-003]', () => {
  expect([currencyOf({ currency: 'GBP' }), currencyOf({ currency: null }), currencyOf({ currency: ' ' })]).toEqual(['GBP', 'INR', 'INR'])
})

test('a partner is called by its company, else the contact person, else the user name', () => {
  expect(partnerName({ companyName: 'Kapoor Digital', name: 'Asha', username: 'asha@cp.example' })).toBe('Kapoor Digital')
  expect(partnerName({ companyName: ' ', name: 'Asha', username: 'asha@cp.example' })).toBe('Asha')
  expect(partnerName({ companyName: null, name: null, username: 'asha@cp.example' })).toBe('asha@cp.example')
})
