import type { Random } from '../../database/random.ts'

/** The regions the merchants come from; each has its own way of naming shops and people. */
export type Region = 'india' | 'britain' | 'gulf' | 'africa'

interface Names {
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
  readonly shopWords: readonly string[]
}

const NAMES: Readonly<Record<Region, Names>> = {
  india: {
    firstNames: [
      'Aditi',
      'Rahul',
      'Sunita',
      'Vijay',
      'Kavita',
      'Manish',
      'Deepa',
      'Ganesh',
      'Pooja',
      'Ashok',
      'Nandini',
      'Siddharth',
      'Rekha',
      'Gurpreet',
      'Zoya',
      'Mohan',
    ],
    lastNames: ['Sharma', 'Patel', 'Iyer', 'Reddy', 'Das', 'Khan', 'Chatterjee', 'Naidu', 'Bhosale', 'Kaur', 'Pillai', 'Gowda', 'Joshi', 'Fernandes'],
    shopWords: [
      'Annapurna',
      'Shree Balaji',
      'Aditi',
      'Saffron',
      'Malabar',
      'Chowki',
      'Royal Deccan',
      'Ganga',
      'Udupi',
      'Bombay Street',
      'New Bharat',
      'Lotus',
      'Meenakshi',
      'Punjab',
    ],
  },
  britain: {
    firstNames: ['Oliver', 'Amelia', 'George', 'Charlotte', 'Harry', 'Isla', 'Priti', 'Callum', 'Megan', 'Tariq'],
    lastNames: ['Smith', 'Hughes', "O'Connor", 'Thompson', 'Patel', 'MacDonald', 'Evans', 'Begum', 'Wright'],
    shopWords: ['The Copper Kettle', 'Harrow', 'Thames', 'Old Mill', 'Rose & Crown', 'Kingsway', 'Northern Lights', 'Camden', "St. Andrew's", 'Curry Mile'],
  },
  gulf: {
    firstNames: ['Ahmed', 'Mariam', 'Saeed', 'Noura', 'Hassan', 'Layla', 'Yousef', 'Fatma'],
    lastNames: ['Al Maktoum', 'Al Hashimi', 'Al Balushi', 'Al Otaibi', 'Rahman', 'Haddad', 'Al Zaabi'],
    shopWords: ['Al Noor', 'Marhaba', 'Desert Rose', 'Al Madina', 'Golden Dunes', 'Karama', 'Pearl', 'Oasis', 'Bait Al Oud'],
  },
  africa: {
    firstNames: ['Chinedu', 'Akosua', 'Wanjiku', 'Themba', 'Amina', 'Kofi', 'Zanele', 'Baraka', 'Ngozi', 'Mutale'],
    lastNames: ['Okonkwo', 'Mwangi', 'Mensah', 'Dlamini', 'Adeyemi', 'Odhiambo', 'Banda', 'Nkosi', 'Mushi'],
    shopWords: ['Mama Put', 'Savanna', 'Baobab', 'Ubuntu', 'Kilimani', 'Jollof', 'Sahara', 'Victoria Falls', 'Mzansi', 'Adinkra'],
  },
}

/** What a shop of a site option calls itself. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  COMMERCE: ['Stores', 'Mart', 'Fashions', 'Electronics', 'Handicrafts'],
  ENQUIRY: ['Traders', 'Exports', 'Suppliers'],
  ECOM_CATALOGUE: ['Furnishings', 'Textiles', 'Hardware'],
  B2B_GIFTING: ['Gifts', 'Corporate Gifting'],
  PRODUCT_DISPLAY: ['Showroom'],
  GENERAL: ['Consulting', 'Studio', 'Agency'],
  BOOKING_RESTAURANTS: ['Kitchen', 'Restaurant', 'Cafe', 'Biryani House', 'Bakery'],
  BOOKING_SALOON: ['Salon', 'Hair & Beauty'],
  BOOKING_VACCINATION: ['Vaccination Centre'],
  LAUNDRY: ['Laundry', 'Dry Cleaners'],
  EVENT: ['Events', 'Decorators'],
  VILLA_RENTAL: ['Villas'],
  SERVICES: ['Services'],
  CAR_RENTAL: ['Car Hire', 'Cabs'],
  CONSTRUCTION: ['Builders', 'Constructions'],
  GROCERY: ['Grocers', 'Supermarket', 'Kirana'],
  LAWYER: ['Legal', '& Associates'],
  PET_GROOMERS: ['Pet Care'],
  REPAIR_SERVICES: ['Repairs'],
  SPA: ['Spa', 'Wellness'],
  GYM: ['Fitness', 'Gym'],
  MANUFACTURER: ['Industries'],
  JEWELLERY: ['Jewellers', 'Gold & Diamonds'],
  MARRIAGE: ['Weddings', 'Matrimony'],
  AUTO_SERVICES: ['Motors', 'Auto Works'],
  DIAGNOSTIC_LAB: ['Diagnostics', 'Path Lab'],
  DOCTOR: ['Clinic', 'Dental Care'],
  VACATION_RENTALS: ['Holiday Homes'],
  GRANITE_BUSINESS: ['Granites', 'Marbles'],
  WAREHOUSE: ['Warehousing', 'Cold Storage'],
  DEPARTMENT: ['Department Store'],
}

/** A person's name of the region. */
export const personName = (region: Region, random: Random): string => `${random.pick(NAMES[region].firstNames)} ${random.pick(NAMES[region].lastNames)}`

/** A shop's name: words of the region and of the trade. */
export const shopName = (region: Region, siteOption: string, random: Random): string =>
  `${random.pick(NAMES[region].shopWords)} ${random.pick(TRADES[siteOption] ?? ['Company'])}`

/** The business of a site, and its owner. */
export interface SiteNames {
  readonly companyName: string
  readonly custName: string
}

/** A site whose names are given, not made. */
export interface NamedSite extends SiteNames {
  readonly region: Region
  /** Default: made from the company's name. */
  readonly subdomain?: string
}

/** Names that break careless screens and files; the first sites of the platforms for tests carry them, never those of a demo. */
export const AWKWARD_NAMES: readonly NamedSite[] = [
  {
    companyName: 'Shree Siddhivinayak Ganapati Annapurna Multi-Cuisine Family Restaurant, Banquet Hall & Outdoor Caterers',
    custName: 'Venkata Subrahmanya Satyanarayana Murthy Chilakamarthi',
    region: 'india',
  },
  { companyName: 'مطعم بيت العود للمأكولات الشعبية', custName: 'عبد الرحمن بن خالد الهاشمي', region: 'gulf' },
  { companyName: 'حلويات النور', custName: 'مريم الزعابي', region: 'gulf' },
  { companyName: '=HYPERLINK("https://evil.example","Click me")', custName: '+cmd|calc', region: 'britain' },
  { companyName: 'Chai ☕ & Samosa 🥟 Corner', custName: 'Riya 🌸 Verma', region: 'india' },
  { companyName: `Joe's "Famous" Fish & Chips <est. 1953>`, custName: "Siobhán O'Brien-Smythe", region: 'britain' },
  { companyName: 'स्वादिष्ट भोजनालय', custName: 'सुनीता देशपांडे', region: 'india' },
  { companyName: "N'Golo; DROP TABLE site;--", custName: '-1+1', region: 'africa' },
  { companyName: 'A', custName: 'B', region: 'africa' },
]
