/** Tags of a page, in the order of the source. */
export const PAGE_TAGS = [
  'Contacts',
  'Contents',
  'Custom',
  'Features',
  'Footers',
  'Form',
  'Headers',
  'Pricing',
  'Teams',
  'Testimonials',
  'Call to Action',
  'Covers',
  'Blog',
  'E-commerce',
  'Magazine',
  'Projects',
  'Counters',
  'Download',
  'Explore',
  'FAQ',
  'Gallery',
  'Maps',
  'Customers',
  'Portfolio',
  'Steps',
  'Service',
  'Sign up',
  'Subscribe',
  'Video',
  'Admin',
  'Industry',
  'Policies',
  'Single Page Site',
  'Landing Page',
  'Templates',
  'Plugins',
  'Component',
  'Data',
] as const

/** Editors a page is written with. */
export const PAGE_TYPES = ['FROALA', 'HTML'] as const

/** What a page is shown on, with labels. */
export const PAGE_DISPLAY_TYPES = [
  { value: 'MOB', label: 'Mobile View' },
  { value: 'WEB', label: 'Web View' },
  { value: 'BOTH', label: 'Both' },
] as const

/** A tag as it is stored: "Call to Action" is CALL_TO_ACTION. */
export const storedTag = (label: string): string => label.toUpperCase().replaceAll(/[^A-Z]+/g, '_')

const TAG_LABELS = new Map<string, string>(PAGE_TAGS.map((label) => [storedTag(label), label]))

/** A stored tag as people read it; one that is not known stays as it is. */
export const tagLabel = (stored: string): string => TAG_LABELS.get(stored) ?? stored

const DISPLAY_LABELS = new Map<string, string>(PAGE_DISPLAY_TYPES.map(({ value, label }) => [value, label]))

/** What a page is shown on, as people read it; empty when it does not say. */
export const displayTypeLabel = (pageFor: string | null): string => DISPLAY_LABELS.get(pageFor ?? '') ?? pageFor ?? ''

/** The name of a page with a title: lower-case, blanks become hyphens, other signs go. Empty when nothing is left. */
export const pageNameOf = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]+/gu, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
