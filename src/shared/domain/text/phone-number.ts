import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { placesCountryCode } from '../country.ts'
import { asciiDigits } from './ascii-digits.ts'
import { cleanText } from './clean-text.ts'

/** Whose number it is, for one that is written without its country. */
export interface NumberOrigin {
  /** The stored code of the owner's country. */
  readonly country?: string | null | undefined
  /**
   * Says the country by the platform's own rule: +44 for GBP, else +91. For a number that is none in the owner's
   * country, or where that is not known.
   */
  readonly currency?: string | null | undefined
}

/** A number that can be dialled from anywhere. */
export interface DialledNumber {
  /** E.164 */
  readonly number: string
  readonly countryCode: string
  /** Without the country's code. */
  readonly national: string
  /** For people: `+91 98765 43210`. */
  readonly grouped: string
}

/** The error at a field without a possible number. */
export const NOT_DIALLABLE = 'This is not a possible phone number. Enter one such as +91 98765 43210.'

const storedCountry = (stored: string | null | undefined): CountryCode | undefined => {
  const code = stored === null || stored === undefined ? undefined : placesCountryCode(stored)
  return code !== undefined && isSupportedCountry(code) ? code : undefined
}

const regionsOf = ({ country, currency }: NumberOrigin): readonly CountryCode[] => {
  const own = storedCountry(country)
  const byRule = currency === 'GBP' ? 'GB' : 'IN'
  if (own === undefined) return [byRule]
  return currency ? [own, byRule] : [own]
}

/** Reads a number as people write it; null where it is no possible one. */
export const dialledNumber = (typed: string | null | undefined, { country, currency }: NumberOrigin): DialledNumber | null => {
  if (!typed) return null
  const text = asciiDigits(cleanText(typed).text).trim().replace(/^tel:/i, '').replace(/\.0$/, '')
  // Two numbers, or a number with alternative last digits.
  if (text.includes('/')) return null
  const readings = regionsOf({ country, currency }).map((region) => parsed(text, region))
  const number = readings.find((reading) => reading?.isValid()) ?? readings.find((reading) => reading?.isPossible())
  if (number === undefined) return null
  number.setExt('')
  return {
    number: number.number,
    countryCode: number.countryCallingCode,
    national: number.nationalNumber,
    get grouped() {
      return number.formatInternational()
    },
  }
}

/** Longer than the numbers of a country alone, apart from some free ones: it may begin with a code of a country. */
const HAS_OWN_CODE = 11

const parsed = (text: string, defaultCountry: CountryCode): PhoneNumber | undefined => {
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false })
  if (number === undefined || number.nationalNumber.length < HAS_OWN_CODE || number.isValid()) return number
  const first = parsePhoneNumberFromString(text.replace(/[\s-]+\d{1,4}$/, ''), { defaultCountry, extract: false })
  // A whole number followed by further digits is none.
  if (/[\s-]\d{1,4}$/.test(text) && first?.isValid() === true) return undefined
  // `447911123456` in India, and `+91919876543210`, which an earlier version made: what follows the country's code is a
  // whole number of its own.
  const own = parsePhoneNumberFromString(`+${number.nationalNumber}`, { extract: false })
  return own?.isValid() === true ? own : number
}

/** True if a text is a possible number in E.164, as `dialledNumber` gives it. Checks what a page hands to main. */
export const isDialledNumber = (text: string): boolean => dialledNumber(text, {})?.number === text
