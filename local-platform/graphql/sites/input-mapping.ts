import type { BasicSiteSetting, CreateSiteInput, UpdateSiteInput } from '../../generated/resolvers.ts'
import { DEFAULT_SETTING } from './default-setting.ts'
import type { SiteRecord } from './list-line.ts'
import type { SettingChanges } from './site-store.ts'

type SiteInput = Partial<CreateSiteInput> | UpdateSiteInput

/** Input fields that go to the record under their own name. */
const RECORD_FIELDS = [
  'custName',
  'companyName',
  'gstNo',
  'userName',
  'internalName',
  'enabled',
  'siteType',
  'siteOptions',
  'no_of_products',
  'no_of_photos',
  'salesPerson',
  'supportAccManager',
  'partnerType',
  'channelPartner',
  'channelPartnerId',
  'stockistName',
  'customerLang',
  'isDemoSite',
  'courierOption',
  'groupId',
  'isGroupAdmin',
  'fromDate',
  'tillDate',
  'isCounterEnabled',
  'isReturnOrderEnabled',
] as const satisfies readonly (keyof CreateSiteInput & keyof SiteRecord)[]

const SETTING_FIELDS = Object.keys(DEFAULT_SETTING) as (keyof typeof DEFAULT_SETTING)[]

/** A record with what an input says about it; what the input leaves out stays. Names differ as the source has them (ENT-021). */
export function applyToRecord(site: SiteRecord, input: SiteInput): SiteRecord {
  const { ownerEmail, footerAddress } = input
  const contactNumber = 'contactNumber' in input && input.contactNumber !== undefined ? input.contactNumber : input.ownerMob
  return {
    ...site,
    ...given(input, RECORD_FIELDS),
    ...(ownerEmail === undefined ? {} : { contactEmail: ownerEmail }),
    ...(input.companyName === undefined ? {} : { title: input.companyName }),
    basicSiteSetting: {
      ...site.basicSiteSetting,
      ...(input.companyName === undefined ? {} : { companyName: input.companyName }),
      ...(contactNumber === undefined ? {} : { contactNumber }),
      ...(ownerEmail === undefined ? {} : { contactEmail: ownerEmail }),
      ...(footerAddress === undefined ? {} : { footerAddress }),
    },
  }
}

/** What an input says about the settings that are stored beside the record. */
export const settingOf = (input: SiteInput): SettingChanges => given(input as Partial<BasicSiteSetting>, SETTING_FIELDS)

function given<Source extends object, Name extends keyof Source>(source: Source, names: readonly Name[]): Pick<Source, Name> {
  return Object.fromEntries(names.filter((name) => source[name] !== undefined).map((name) => [name, source[name]])) as Pick<Source, Name>
}
