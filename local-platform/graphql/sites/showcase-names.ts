import type { Random } from '../../database/random.ts'
import type { NamedSite, SiteNames } from './seed-names.ts'

/** The first sites of the demo platform: businesses as customers have them, each fitting the site option of its place, in the scripts they write. */
export const SHOWCASE_SITES: readonly NamedSite[] = [
  { companyName: 'Kanchi Silks & Sarees', custName: 'Meenakshi Sundaram', region: 'india' },
  { companyName: 'राजधानी ट्रेडर्स', custName: 'अनिल अग्रवाल', region: 'india', subdomain: 'rajdhani-traders' },
  { companyName: 'Heritage Home Furnishings', custName: 'Ananya Chatterjee', region: 'india' },
  { companyName: 'Deepavali Corporate Gifts 🪔', custName: 'Rohit Malhotra', region: 'india' },
  { companyName: 'Northern Lights Studio', custName: 'Charlotte Hughes', region: 'britain' },
  { companyName: 'மதுரை ஸ்டோர்ஸ்', custName: 'கார்த்திக் ராஜா', region: 'india', subdomain: 'madurai-stores' },
  { companyName: 'Al Noor Building Supplies', custName: 'Saeed Al Hashimi', region: 'gulf' },
  { companyName: 'Savanna Textiles', custName: 'Wanjiku Mwangi', region: 'africa' },
  { companyName: 'The Copper Kettle Hampers', custName: "Siobhán O'Brien", region: 'britain' },
  { companyName: 'स्वादिष्ट भोजनालय', custName: 'सुनीता देशपांडे', region: 'india', subdomain: 'swadisht-bhojanalaya' },
  { companyName: 'Lotus Hair & Beauty', custName: 'Kavita Bhosale', region: 'india' },
  { companyName: 'Sanjeevani Vaccination Centre', custName: 'Arvind Rao', region: 'india' },
  { companyName: 'Bright & White Laundry', custName: 'Priti Patel', region: 'britain' },
  { companyName: 'বসন্ত ইভেন্টস', custName: 'অনির্বাণ দাস', region: 'india', subdomain: 'basanta-events' },
  { companyName: 'Malabar Backwater Villas', custName: 'Joseph Fernandes', region: 'india' },
  { companyName: 'శ్రీ బాలాజీ సర్వీసెస్', custName: 'వెంకట రెడ్డి', region: 'india', subdomain: 'sri-balaji-services' },
  { companyName: 'Desert Rose Car Rental', custName: 'Mariam Al Balushi', region: 'gulf' },
  { companyName: 'પટેલ કન્સ્ટ્રક્શન', custName: 'હિતેશ પટેલ', region: 'india', subdomain: 'patel-construction' },
  { companyName: 'Annapurna Kirana', custName: 'Rekha Joshi', region: 'india' },
  { companyName: 'مكتب النور للاستشارات', custName: 'مريم الزعابي', region: 'gulf', subdomain: 'al-noor-consulting' },
  { companyName: 'Iyer & Associates', custName: 'Nandini Iyer', region: 'india' },
  { companyName: 'Happy Paws Pet Care 🐾', custName: 'Riya Verma', region: 'india' },
]

interface Script {
  readonly shopWords: readonly string[]
  readonly trades: readonly string[]
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
}

/** Hindi, Tamil, Telugu and Bengali. */
const SCRIPTS: readonly Script[] = [
  {
    shopWords: ['अन्नपूर्णा', 'श्री गणेश', 'लक्ष्मी', 'गंगा', 'भारत'],
    trades: ['स्टोर्स', 'ट्रेडर्स', 'एंटरप्राइजेज', 'सेंटर'],
    firstNames: ['रमेश', 'सीमा', 'विजय', 'पूजा', 'अशोक'],
    lastNames: ['शर्मा', 'वर्मा', 'गुप्ता', 'जोशी'],
  },
  {
    shopWords: ['சரவணா', 'முருகன்', 'மீனாட்சி', 'லட்சுமி'],
    trades: ['ஸ்டோர்ஸ்', 'டிரேடர்ஸ்', 'சென்டர்'],
    firstNames: ['அருண்', 'லதா', 'செல்வம்', 'கவிதா'],
    lastNames: ['குமார்', 'முருகன்', 'ராமன்'],
  },
  {
    shopWords: ['శ్రీ వెంకటేశ్వర', 'లక్ష్మీ', 'గాయత్రి'],
    trades: ['స్టోర్స్', 'ట్రేడర్స్', 'ఎంటర్‌ప్రైజెస్'],
    firstNames: ['రవి', 'లక్ష్మి', 'సురేష్'],
    lastNames: ['రెడ్డి', 'రావు', 'నాయుడు'],
  },
  {
    shopWords: ['মা তারা', 'লক্ষ্মী', 'আনন্দ'],
    trades: ['স্টোর্স', 'ট্রেডার্স', 'সেন্টার'],
    firstNames: ['অনিতা', 'সুব্রত', 'মিতা'],
    lastNames: ['সেন', 'ঘোষ', 'রায়'],
  },
]

/** A shop and its owner as they are written in one of India's scripts. */
export function nameInIndianScript(random: Random): SiteNames {
  const { shopWords, trades, firstNames, lastNames } = random.pick(SCRIPTS)
  return {
    companyName: `${random.pick(shopWords)} ${random.pick(trades)}`,
    custName: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
  }
}
