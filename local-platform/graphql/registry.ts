import { campaigns } from './campaigns/subject.ts'
import { dashboards } from './dashboards/subject.ts'
import { extraServices } from './extra-services/subject.ts'
import { invoices } from './invoices/subject.ts'
import { menus } from './menus/subject.ts'
import { messaging } from './messaging/subject.ts'
import { outlets } from './outlets/subject.ts'
import { pages } from './pages/subject.ts'
import { partners } from './partners/subject.ts'
import { plans } from './plans/subject.ts'
import { priceList } from './prices/subject.ts'
import { rewards } from './rewards/subject.ts'
import { siteConfiguration } from './site-configuration/subject.ts'
import { siteEvents } from './site-events/subject.ts'
import { sites } from './sites/subject.ts'
import { stores } from './stores/subject.ts'
import type { Subject } from './subject.ts'
import { templates } from './templates/subject.ts'
import { uploads } from './uploads/subject.ts'
import { users } from './users/subject.ts'
import { wallets } from './wallets/subject.ts'

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
