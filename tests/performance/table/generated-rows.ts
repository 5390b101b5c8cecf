/** A row like those of the site list, made up. */
export interface GeneratedRow {
  readonly id: string
  readonly business: string
  readonly domain: string
  readonly customer: string
  readonly email: string
  readonly phone: string
  readonly plan: string
  readonly partner: string
  readonly country: string
  readonly city: string
  /** Unix seconds. */
  readonly created: number
  /** Unix seconds. */
  readonly till: number | null
  /** Minor units. */
  readonly balance: number
  readonly orders: number
  readonly state: 'Active' | 'InActive' | 'Expiring' | 'Expired'
  readonly version: 'v1' | 'v2'
}

const FIRST = [
  'Aditi',
  'Royal',
  'Green',
  'Lagos',
  'Desert Rose',
  'Old Town',
  'Blue Nile',
  'Sharma',
  'Zen',
  'Mumbai',
  'مطبخ',
  'حلويات',
  'The Very Long Established And Trusted',
]
const SECOND = ['Kitchen', 'Bazaar', 'Tailors', 'Clinic', 'Boutique', 'Hardware', 'Studio', 'Fresh Mart', 'Salon & Spa', 'الشرق', 'Trading Company L.L.C.']
const PEOPLE = ['Aditi Kulkarni', 'Oliver Smith', 'Fatima Al Mansoori', 'Chinedu Okafor', 'محمد الأحمد', 'Priya Raghunathan Venkatasubramanian', "Sean O'Neill"]
const PLANS = ['Starter', 'Growth', 'Premium', 'Enterprise']
const PLACES = [
  ['IN', 'Mumbai'],
  ['IN', 'Pune'],
  ['GB', 'London'],
  ['AE', 'Dubai'],
  ['NG', 'Lagos'],
] as const
const STATES = ['Active', 'Active', 'Active', 'InActive', 'Expiring', 'Expired'] as const
const DAY = 86_400
const NOW = 1_794_000_000

/** The same rows for the same count. */
function generateRows(count: number): readonly GeneratedRow[] {
  let seed = 12_345
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  const pick = <Value>(values: readonly Value[]) => values[next(values.length)] as Value
  return Array.from({ length: count }, (_, index) => {
    const [country, city] = pick(PLACES)
    const business = `${pick(FIRST)} ${pick(SECOND)}${index % 3 === 0 ? ` ${index}` : ''}`
    return {
      id: `s${index}`,
      business,
      domain: `${pick(SECOND)
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-')}-${index}.example`,
      customer: pick(PEOPLE),
      email: `owner${index}@${pick(['mail', 'shop', 'inbox'])}.example`,
      phone: `+91 98${String(next(100_000_000)).padStart(8, '0')}`,
      plan: pick(PLANS),
      partner: pick(['Direct', 'North Star Partners', 'Gulf Digital', 'Bright Resellers']),
      country,
      city,
      created: NOW - next(1500) * DAY,
      till: next(20) === 0 ? null : NOW + (next(800) - 300) * DAY,
      balance: next(2_000_000) - 150_000,
      orders: next(5000),
      state: pick(STATES),
      version: pick(['v1', 'v2'] as const),
    }
  })
}

const ROWS_OF_A_TEXT = 1000

/** The same rows as JSON, in the parts that a long list comes in. */
export function textsOfRows(count: number): readonly string[] {
  const rows = generateRows(count)
  return Array.from({ length: Math.ceil(count / ROWS_OF_A_TEXT) }, (_, index) =>
    JSON.stringify(rows.slice(index * ROWS_OF_A_TEXT, (index + 1) * ROWS_OF_A_TEXT)),
  )
}
