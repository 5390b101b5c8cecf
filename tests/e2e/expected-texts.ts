/**
 * What the screens must show of stored values, made here and not by the product: amounts are minor units, instants
 * are unix seconds.
 */

/** English as used where the currency is. */
const COUNTRIES = 'INR:IN AUD:AU GBP:GB USD:US AED:AE ZMW:ZM SAR:SA QAR:QA BHD:BH SGD:SG NPR:NP KWD:KW OMR:OM KES:KE GHS:GH LKR:LK NGN:NG ZAR:ZA'

/** `₹1,999.00` of 199900. */
export function moneyText(minor: number, currency: string): string {
  const country = new RegExp(`${currency}:(..)`).exec(COUNTRIES)?.[1]
  if (country === undefined) throw new Error(`How ${currency} is written is not known here`)
  return new Intl.NumberFormat(`en-${country}`, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(minor / 100)
}

/** `1999.00` of 199900. */
export const decimalText = (minor: number): string => (minor / 100).toFixed(2)

/** `₹2,000` of 199950. */
export const rupeesText = (minor: number): string => {
  const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(Math.abs(Math.round(minor / 100)))
  return `${Math.round(minor / 100) < 0 ? '-' : ''}₹${rupees}`
}

const two = (value: number): string => String(value).padStart(2, '0')

const partsOf = (seconds: number) => {
  const date = new Date(seconds * 1000)
  return {
    year: String(date.getFullYear()),
    month: two(date.getMonth() + 1),
    day: two(date.getDate()),
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  }
}

/** `28/02/2026`; empty where there is none. */
export function dateText(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number') return ''
  const { year, month, day } = partsOf(seconds)
  return `${day}/${month}/${year}`
}

/** `28/02/2026 09:30` */
export const dateTimeText = (seconds: number | null | undefined): string => (typeof seconds === 'number' ? `${dateText(seconds)} ${partsOf(seconds).time}` : '')

/** `28/02/2026 09:30` as a clock in India shows it, wherever the test runs: 5:30 hours ahead of UTC all year. */
export const kolkataText = (seconds: number): string => {
  const [day = '', time = ''] = new Date((seconds + 19_800) * 1000).toISOString().split('T')
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`
}

/** `2026-02-28` */
export const formDateText = (seconds: number): string => dateText(seconds).split('/').toReversed().join('-')

/** `28-02-2026`; empty where there is none. */
export const dashboardDateText = (seconds: number | null | undefined): string => dateText(seconds).replaceAll('/', '-')

/** The start of the local day written `2026-02-28`. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00`) / 1000
