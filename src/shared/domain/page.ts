/** Tags of a page, in the order of the source. Source: CONST-045, CONST-046. */
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

/** Editors a page is written with. Source: CONST-047. */
export const PAGE_TYPES = ['FROALA', 'HTML'] as const

/** What a page is shown on, with labels. Source: CONST-048. */
export const PAGE_DISPLAY_TYPES = [
  { value: 'MOB', label: 'Mobile View' },
  { value: 'WEB', label: 'Web View' },
  { value: 'BOTH', label: 'Both' },
] as const
