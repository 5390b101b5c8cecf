import { addressText, type PartnerProfile } from '../partner.ts'

/** What a profile says, in order; an empty value shows as a dash. */
export const profileFacts = (profile: PartnerProfile): readonly { readonly term: string; readonly value: string }[] =>
  [
    { term: 'Company Name', value: profile.companyName },
    { term: 'Name', value: profile.name },
    { term: 'Contact Number', value: profile.mobile },
    { term: 'Email ID', value: profile.emailId },
    { term: 'Address', value: addressText(profile.address) },
    { term: 'Onboarded By', value: profile.onboardedBy },
    { term: 'GST No', value: profile.gstNo },
    { term: 'PAN No', value: profile.panNo },
  ].map(({ term, value }) => ({ term, value: value?.trim() ?? '' }))
