import { expect, test } from 'vitest'
import { BILLING_STATUSES, CATALOGUE_STATUSES, CHARGING_MODELS, MASTER_STATUSES, PLATFORM_SERVICE_TYPES, PRICED_MODELS, serviceSlug } from './catalogue.ts'
import { COMM_CHANNELS, MESSAGING_SYSTEMS, NOTIFICATION_GROUPS } from './content/notification.ts'
import { PAGE_DISPLAY_TYPES, PAGE_TAGS, PAGE_TYPES } from './content/page.ts'
import { EVENT_TYPES, MASTER_OFF_REASONS, NOTE_CATEGORIES } from './note.ts'
import { PARTNER_ROLES } from './role.ts'
import { GLOBAL_TEMPLATE_SITE_ID, MASTER_SITE_ID, ONE_TIME_PRICE_DOMAIN, RECURRING_PRICE_DOMAIN } from './scope.ts'
import { APP_VERSIONS, appVersionOf, COURIER_OPTIONS, CUSTOMER_LANGUAGES, DEFAULT_SITE_MODE, SITE_MODES } from './site/site-choices.ts'

test.each<[string, readonly string[], string]>([
  ['customer languages [CONST-039]', CUSTOMER_LANGUAGES, 'English, Hindi, Marathi, Punjabi, Gujarati, Malayalam, Tamil, Telugu'],
  ['site modes [SNEW-085]', SITE_MODES, 'LIVE, UNDER_CONSTRUCTION'],
  ['billing statuses [SVC-011]', BILLING_STATUSES, 'ACTIVE, TRIAL, FREE'],
  ['charging models [SVC-012]', CHARGING_MODELS, 'MONTHLY, YEARLY, PAY_PER_USE'],
  ['statuses of services and plans of the catalogue [PLAN-029] [PLAT-024]', CATALOGUE_STATUSES, 'ACTIVE, INACTIVE'],
  ['types of platform services [PLAT-025]', PLATFORM_SERVICE_TYPES, 'PLAN, BASIC'],
  ['master statuses [SVC-018]', MASTER_STATUSES, 'On, Off'],
  ['courier options [CONST-055]', COURIER_OPTIONS, 'SELF, SHIPROCKET, DUNZO'],
  ['partner types [PERM-041]', PARTNER_ROLES, 'CP, RESELLER, REFERRAL, STOCKIST'],
  ['note categories [NOTE-003] [NOTES-005]', NOTE_CATEGORIES, 'Billing, Complaint, Customer Requirement, Onboarding, Setup, Support, Renewal Notes'],
  [
    'reasons for a master status Off [NOTE-004]',
    MASTER_OFF_REASONS,
    'Billing Overdue, Lost - Sales Issue, Lost - Service Issue, Lost - Application Issue, Store Closed',
  ],
  ['event types [NOTE-009]', EVENT_TYPES, 'MANUAL, AUTO_GENERATE'],
  ['messaging systems [WAPP-003]', MESSAGING_SYSTEMS, 'MAYTAPI, BHARATTEXT, RECAHO'],
  ['comm channels [NOTIF-016]', COMM_CHANNELS, 'TELEGRAM, EMAIL'],
  [
    'notification event groups [NOTIF-005]',
    NOTIFICATION_GROUPS,
    'Business and Finance, Inventory Management, Master Management, Online Ordering, POS Operations, User & Compliance',
  ],
  [
    'the 38 page tags [CONST-045] [CONST-046]',
    PAGE_TAGS,
    'Contacts, Contents, Custom, Features, Footers, Form, Headers, Pricing, Teams, Testimonials, Call to Action, Covers, Blog, E-commerce, Magazine, Projects, Counters, Download, Explore, FAQ, Gallery, Maps, Customers, Portfolio, Steps, Service, Sign up, Subscribe, Video, Admin, Industry, Policies, Single Page Site, Landing Page, Templates, Plugins, Component, Data',
  ],
  ['page types [PAGE-036]', PAGE_TYPES, 'FROALA, HTML'],
  ['app versions [SLIST-036]', APP_VERSIONS, 'v1, v2'],
])('%s, complete and in order', (_title, list, expected) => {
  expect(list.join(', ')).toBe(expected)
})

test('there are 38 page tags', () => {
  expect(PAGE_TAGS).toHaveLength(38)
})

test('charging models of the catalogue with labels [CONST2-002]', () => {
  expect(PRICED_MODELS).toEqual([
    { value: 'PAY_PER_USE', label: 'PAY PER USE' },
    { value: 'MONTHLY', label: 'MONTHLY' },
    { value: 'YEARLY', label: 'YEARLY' },
  ])
})

test('the slug of a service is its name in lower case, trimmed, nothing else [MSVC-026] [MSVC-027]', () => {
  expect(serviceSlug('  GIFT Cards & More ')).toBe('gift cards & more')
})

test('page display types with labels [PAGE-035]', () => {
  expect(PAGE_DISPLAY_TYPES).toEqual([
    { value: 'MOB', label: 'Mobile View' },
    { value: 'WEB', label: 'Web View' },
    { value: 'BOTH', label: 'Both' },
  ])
})

test('a site is LIVE unless said otherwise', () => {
  expect(DEFAULT_SITE_MODE).toBe('LIVE')
})

test('an empty app version means v1 [SLIST-037]', () => {
  expect([null, undefined, '', 'v1', 'v3', 'v2'].map(appVersionOf)).toEqual(['v1', 'v1', 'v1', 'v1', 'v1', 'v2'])
})

test('well-known scope ids [CONST-060]', () => {
  expect(MASTER_SITE_ID).toBe('master')
  expect(RECURRING_PRICE_DOMAIN).toBe('recaho')
  expect(ONE_TIME_PRICE_DOMAIN).toBe('extraService')
})

test('the scopes of the catalogue, the global templates and the prices [CONST2-001]', () => {
  expect([MASTER_SITE_ID, GLOBAL_TEMPLATE_SITE_ID, RECURRING_PRICE_DOMAIN, ONE_TIME_PRICE_DOMAIN]).toEqual(['master', 'global', 'recaho', 'extraService'])
})
