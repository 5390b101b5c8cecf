/**
 * The cities in which the seeded merchants trade: our own short list, written for this repository, free of any data set's license.
 * State names are those of the `country-region-data` package (MIT). `code` is the platform's country code, `iso2` the places service's.
 */
export interface SeededCountry {
  readonly code: string
  readonly iso2: string
  readonly currency: string
  /** For phone numbers, without the plus. */
  readonly callingCode: string
  readonly cities: readonly SeededCity[]
}

export interface SeededCity {
  readonly name: string
  readonly state: string
  /** Postal code; in the Gulf there are none. */
  readonly zip: string
  readonly latitude: number
  readonly longitude: number
}

const city = (name: string, state: string, zip: string, latitude: number, longitude: number): SeededCity => ({ name, state, zip, latitude, longitude })

export const SEEDED_COUNTRIES: readonly SeededCountry[] = [
  {
    code: 'IND',
    iso2: 'IN',
    currency: 'INR',
    callingCode: '91',
    cities: [
      city('Mumbai', 'Maharashtra', '400001', 19.076, 72.8777),
      city('Pune', 'Maharashtra', '411001', 18.5204, 73.8567),
      city('Nagpur', 'Maharashtra', '440001', 21.1458, 79.0882),
      city('Bengaluru', 'Karnataka', '560001', 12.9716, 77.5946),
      city('Mysuru', 'Karnataka', '570001', 12.2958, 76.6394),
      city('Chennai', 'Tamil Nadu', '600001', 13.0827, 80.2707),
      city('Coimbatore', 'Tamil Nadu', '641001', 11.0168, 76.9558),
      city('Hyderabad', 'Telangana', '500001', 17.385, 78.4867),
      city('Kochi', 'Kerala', '682001', 9.9312, 76.2673),
      city('Ahmedabad', 'Gujarat', '380001', 23.0225, 72.5714),
      city('Surat', 'Gujarat', '395001', 21.1702, 72.8311),
      city('Jaipur', 'Rajasthan', '302001', 26.9124, 75.7873),
      city('New Delhi', 'Delhi', '110001', 28.6139, 77.209),
      city('Gurugram', 'Haryana', '122001', 28.4595, 77.0266),
      city('Lucknow', 'Uttar Pradesh', '226001', 26.8467, 80.9462),
      city('Ludhiana', 'Punjab', '141001', 30.901, 75.8573),
      city('Kolkata', 'West Bengal', '700001', 22.5726, 88.3639),
      city('Indore', 'Madhya Pradesh', '452001', 22.7196, 75.8577),
      city('Panaji', 'Goa', '403001', 15.4909, 73.8278),
      city('Guwahati', 'Assam', '781001', 26.1445, 91.7362),
    ],
  },
  {
    code: 'UK',
    iso2: 'GB',
    currency: 'GBP',
    callingCode: '44',
    cities: [
      city('London', 'London', 'EC1A 1BB', 51.5074, -0.1278),
      city('Birmingham', 'Birmingham', 'B1 1AA', 52.4862, -1.8904),
      city('Manchester', 'Manchester', 'M1 1AE', 53.4808, -2.2426),
      city('Leicester', 'Leicester', 'LE1 1AA', 52.6369, -1.1398),
      city('Leeds', 'Leeds', 'LS1 1UR', 53.8008, -1.5491),
      city('Glasgow', 'Glasgow City', 'G1 1AA', 55.8642, -4.2518),
    ],
  },
  {
    code: 'UAE',
    iso2: 'AE',
    currency: 'AED',
    callingCode: '971',
    cities: [
      city('Dubai', 'Dubai', '00000', 25.2048, 55.2708),
      city('Abu Dhabi', 'Abu Dhabi', '00000', 24.4539, 54.3773),
      city('Sharjah', 'Sharjah', '00000', 25.3463, 55.4209),
    ],
  },
  { code: 'SAU', iso2: 'SA', currency: 'SAR', callingCode: '966', cities: [city('Riyadh', 'Ar Riyad', '11564', 24.7136, 46.6753)] },
  { code: 'OMN', iso2: 'OM', currency: 'OMR', callingCode: '968', cities: [city('Muscat', 'Masqat', '100', 23.588, 58.3829)] },
  {
    code: 'KEN',
    iso2: 'KE',
    currency: 'KES',
    callingCode: '254',
    cities: [city('Nairobi', 'Nairobi City', '00100', -1.2921, 36.8219), city('Mombasa', 'Mombasa', '80100', -4.0435, 39.6682)],
  },
  {
    code: 'NGA',
    iso2: 'NG',
    currency: 'NGN',
    callingCode: '234',
    cities: [city('Lagos', 'Lagos', '100001', 6.5244, 3.3792), city('Ibadan', 'Oyo', '200001', 7.3775, 3.947)],
  },
  {
    code: 'GHA',
    iso2: 'GH',
    currency: 'GHS',
    callingCode: '233',
    cities: [city('Accra', 'Greater Accra', 'GA-184', 5.6037, -0.187), city('Kumasi', 'Ashanti', 'AK-039', 6.6885, -1.6244)],
  },
  {
    code: 'ZAF',
    iso2: 'ZA',
    currency: 'ZAR',
    callingCode: '27',
    cities: [
      city('Johannesburg', 'Gauteng', '2000', -26.2041, 28.0473),
      city('Durban', 'KwaZulu-Natal', '4001', -29.8587, 31.0218),
      city('Cape Town', 'Western Cape', '8001', -33.9249, 18.4241),
    ],
  },
  { code: 'TZA', iso2: 'TZ', currency: 'TZS', callingCode: '255', cities: [city('Dar es Salaam', 'Dar es Salaam', '11101', -6.7924, 39.2083)] },
  { code: 'ZMW', iso2: 'ZM', currency: 'ZMW', callingCode: '260', cities: [city('Lusaka', 'Lusaka', '10101', -15.3875, 28.3228)] },
]
