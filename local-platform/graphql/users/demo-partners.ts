import type { Address } from '../../generated/resolvers.ts'

/** A partner company of the demo, and who to ask for. */
interface DemoPartner {
  readonly name: string
  readonly company: string
  readonly address: Address
}

const address = (addressLineOne: string, city: string, state: string, zip: string, country: string): Address => ({
  addressLineOne,
  addressLineTwo: null,
  city,
  state,
  zip,
  country,
})

/** The demo's channel partners beside the ones every platform has. */
export const DEMO_PARTNERS: readonly DemoPartner[] = [
  { name: 'Anil Kapadia', company: 'Sunrise Retail Systems', address: address('12 Ashram Road', 'Ahmedabad', 'Gujarat', '380009', 'IND') },
  { name: 'Joseph Kurien', company: 'Monsoon Digital', address: address('40 Marine Drive', 'Kochi', 'Kerala', '682031', 'IND') },
  { name: 'Layla Haddad', company: 'Crescent Commerce', address: address('Office 3, Al Majaz Street', 'Sharjah', 'Sharjah', '00000', 'UAE') },
  { name: 'Esther Wambui', company: 'Savanna Web Services', address: address('88 Kimathi Street', 'Nairobi', 'Nairobi City', '00100', 'KEN') },
  { name: 'Gurpreet Gill', company: 'Five Rivers Technologies', address: address('9 Mall Road', 'Ludhiana', 'Punjab', '141001', 'IND') },
  { name: 'செந்தில் குமார்', company: 'Chennai Storefronts', address: address('27 Anna Salai', 'Chennai', 'Tamil Nadu', '600002', 'IND') },
  { name: 'Rachel Morgan', company: 'Harbour Point Digital', address: address('5 Quay Street', 'Glasgow', 'Glasgow City', 'G1 1AA', 'UK') },
  { name: 'Deepak Jain', company: 'Metro Point of Sale', address: address('61 Connaught Place', 'New Delhi', 'Delhi', '110001', 'IND') },
  { name: 'Yusuf Ibrahim', company: 'Lagoon City Online', address: address('14 Marina Road', 'Lagos', 'Lagos', '101241', 'NGA') },
  { name: 'Shalini Menon', company: 'Malabar Web Works', address: address('3 Beach Road', 'Kochi', 'Kerala', '682001', 'IND') },
  { name: 'संजय मिश्रा', company: 'Awadh Online Solutions', address: address('18 Hazratganj', 'Lucknow', 'Uttar Pradesh', '226001', 'IND') },
  { name: 'Grace Adjei', company: 'Gold Coast Merchants', address: address('22 Ring Road Central', 'Accra', 'Greater Accra', 'GA-184', 'GHA') },
  { name: 'Imtiaz Ahmed', company: 'Charminar Systems', address: address('75 Abids Road', 'Hyderabad', 'Telangana', '500001', 'IND') },
  { name: 'Tom Ashworth', company: 'Pennine Retail Tech', address: address('101 Briggate', 'Leeds', 'Leeds', 'LS1 6LH', 'UK') },
]
