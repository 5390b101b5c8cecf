import { plainRow } from '#data/platform/compact/compact-rows.ts'
import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import type { SiteFact } from '#patterns/panels/panels.ts'
import { formatFormDate, parseDay } from '#shared/domain/date.ts'
import { emailOf, mobileOf, type Site } from '../site.ts'

interface Fact {
  /** Within a sentence: "Change the company name". */
  readonly label: string
  /** What is on screen, as the form of Edit Site holds it. */
  readonly shown: (site: Site) => string | boolean
  /** The site with another value, as the list has it. */
  readonly put: (site: Site, value: string | boolean) => Site
}

const withSetting = (site: Site, part: Partial<NonNullable<Site['basicSiteSetting']>>): Site =>
  site.basicSiteSetting === null ? site : { ...site, basicSiteSetting: { ...site.basicSiteSetting, ...part } }

const textFact = (name: 'companyName' | 'custName' | 'supportAccManager' | 'salesPerson', label: string): Fact => ({
  label,
  shown: (site) => site[name] ?? '',
  put: (site, value) => ({ ...site, [name]: String(value) }),
})

/** What is changed on the page of a site where it is shown. */
export const SITE_FACTS: Readonly<Record<SiteFact, Fact>> = {
  companyName: textFact('companyName', 'company name'),
  enabled: { label: 'status', shown: ({ enabled }) => enabled === true, put: (site, value) => ({ ...site, enabled: value === true }) },
  tillDate: {
    label: 'license end',
    shown: ({ tillDate }) => formatFormDate(tillDate),
    put: (site, value) => ({ ...site, tillDate: parseDay(String(value)) }),
  },
  custName: textFact('custName', 'customer name'),
  contactNumber: { label: 'contact number', shown: (site) => mobileOf(site) ?? '', put: (site, value) => withSetting(site, { contactNumber: String(value) }) },
  ownerEmail: {
    label: 'email',
    shown: (site) => emailOf(site) ?? '',
    put: (site, value) => withSetting({ ...site, contactEmail: String(value) }, { contactEmail: String(value) }),
  },
  supportAccManager: textFact('supportAccManager', 'support account manager'),
  salesPerson: textFact('salesPerson', 'sales person'),
}

/** An answer of the list in which one site has another value. */
export const withFact = ({ getSitesAdmin }: GetSitesAdminQuery, siteId: string, field: SiteFact, value: string | boolean): GetSitesAdminQuery => ({
  getSitesAdmin: getSitesAdmin.map((site) => (site.siteId === siteId ? SITE_FACTS[field].put(plainRow(site), value) : site)),
})
