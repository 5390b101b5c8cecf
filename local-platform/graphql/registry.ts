import { campaigns } from './campaigns/campaigns-subject.ts'
import { dashboards } from './dashboards/dashboards-subject.ts'
import { extraServices } from './extra-services/extra-services-subject.ts'
import { invoices } from './invoices/invoices-subject.ts'
import { menus } from './menus/menus-subject.ts'
import { messaging } from './messaging/messaging-subject.ts'
import { outlets } from './outlets/outlets-subject.ts'
import { pages } from './pages/pages-subject.ts'
import { partners } from './partners/partners-subject.ts'
import { plans } from './plans/plans-subject.ts'
import { priceList } from './prices/prices-subject.ts'
import { rewards } from './rewards/rewards-subject.ts'
import { siteConfiguration } from './site-configuration/site-configuration-subject.ts'
import { siteEvents } from './site-events/site-events-subject.ts'
import { sites } from './sites/sites-subject.ts'
import { stores } from './stores/stores-subject.ts'
import type { Subject } from './subject.ts'
import { templates } from './templates/templates-subject.ts'
import { uploads } from './uploads/uploads-subject.ts'
import { users } from './users/users-subject.ts'
import { wallets } from './wallets/wallets-subject.ts'

/** Every subject the platform serves, in the order in which a fresh platform is filled: what refers to sites comes after them. */
export const SUBJECTS: readonly Subject[] = [
  users,
  sites,
  priceList,
  siteConfiguration,
  extraServices,
  wallets,
  invoices,
  plans,
  partners,
  pages,
  siteEvents,
  rewards,
  messaging,
  uploads,
  outlets,
  menus,
  stores,
  templates,
  campaigns,
  dashboards,
]
