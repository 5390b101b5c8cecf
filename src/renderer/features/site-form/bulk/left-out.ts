import type { FieldName } from '../fields/site-fields.ts'

const OF_ONE_OWNER = 'Names and contacts belong to one owner.'
const OF_ONE_PLACE = 'An address belongs to one site.'
const UNIQUE = 'Every site has its own.'
const DECIDES_FIELDS = 'Type and option decide which other fields a site needs.'
const SEVERAL = 'It holds several entries, and one value would replace all of them.'
const OF_GROUP = 'Group, admin and reward of a site depend on each other, and the reward is a record of its own.'
const WITH_NUMBER = 'Its number switches it.'

/** Fields of Edit Site that are not offered for many sites at once, and why. */
export const LEFT_OUT: Readonly<Partial<Record<FieldName, string>>> = {
  siteType: DECIDES_FIELDS,
  siteOption: DECIDES_FIELDS,
  subdomain: UNIQUE,
  domain: UNIQUE,
  userName: UNIQUE,
  referenceSite: 'It is one of the sites of the same type and option.',
  custName: OF_ONE_OWNER,
  companyName: OF_ONE_OWNER,
  ownerEmail: OF_ONE_OWNER,
  contactNumber: OF_ONE_OWNER,
  additionalContactNumbers: OF_ONE_OWNER,
  currency: 'It cannot be changed.',
  hasProductListing: WITH_NUMBER,
  hasPhotos: WITH_NUMBER,
  addressLineOne: OF_ONE_PLACE,
  addressLineTwo: OF_ONE_PLACE,
  country: OF_ONE_PLACE,
  state: OF_ONE_PLACE,
  city: OF_ONE_PLACE,
  zip: OF_ONE_PLACE,
  latitude: OF_ONE_PLACE,
  longitude: OF_ONE_PLACE,
  integratePaymentOption: SEVERAL,
  paymentModes: SEVERAL,
  siteLogo: 'A logo is the image of one business.',
  isGroupAdmin: OF_GROUP,
  isGroupReward: OF_GROUP,
  groupId: OF_GROUP,
}
