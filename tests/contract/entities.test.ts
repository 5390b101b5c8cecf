import { getNamedType, isInputObjectType, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { missingPaths, schema, words } from './schema-paths.ts'
import { SITE_INPUT_FIELDS, SITE_LIST_FIELDS, SITE_UPDATE_EXTRA_FIELDS } from './site-fields.ts'
import { SOURCE_ENTITIES } from './source-entities.ts'

describe('entities', () => {
  for (const { title, type, fields } of SOURCE_ENTITIES) {
    test(`has every field of: ${title}`, () => {
      const named = schema.getType(type)
      if (!named) throw new Error(`The schema has no ${type}`)
      expect(missingPaths(named, fields)).toEqual([])
    })
  }
})

describe('spellings', () => {
  const has = (type: string, ...fields: string[]) => {
    const named = schema.getType(type)
    return named !== undefined && missingPaths(named, fields).length === 0
  }

  test('a site is sent with currency and read with curr, and has siteOptions in both [ENT-021]', () => {
    expect(has('CreateSiteInput', 'currency', 'siteOptions')).toBe(true)
    expect(has('Site', 'curr', 'siteOptions')).toBe(true)
    expect(has('CreateSiteInput', 'curr') || has('CreateSiteInput', 'siteOption')).toBe(false)
  })

  test('defaultSelcted, defaultSelected, customFeilds and availableFeilds are literal on the wire [ENT2-029]', () => {
    expect(has('CustomChargeItem', 'defaultSelcted') && has('CustomChargeItemInput', 'defaultSelcted')).toBe(true)
    expect(has('BankDetail', 'defaultSelected') && has('BankDetailInput', 'defaultSelected')).toBe(true)
    for (const type of ['ServiceTypeSetting', 'UpdateServiceTypeSettingInput']) expect(has(type, 'customFeilds', 'availableFeilds')).toBe(true)
  })

  test("the PDF of a transaction's invoice has bucket and key, that of an invoice a region as well, which is optional [ENT-024]", () => {
    expect(has('SiteTransaction', 'attachedInvoice.invoicePdf.bucket', 'attachedInvoice.invoicePdf.key')).toBe(true)
    expect(has('Invoice', 'invoicePdf.bucket', 'invoicePdf.region', 'invoicePdf.key')).toBe(true)
    const invoice = schema.getType('Invoice')
    const pdf = isObjectType(invoice) ? getNamedType(invoice.getFields()['invoicePdf']?.type) : undefined
    expect(isObjectType(pdf) && isNonNullType(pdf.getFields()['region']?.type)).toBe(false)
  })

  test("notes and addedServiceId of a site's service are read; sent are the listed fields only [ENT-026]", () => {
    expect(has('SiteService', 'notes', 'addedServiceId')).toBe(true)
    const input = schema.getType('SiteServiceInput')
    expect(isInputObjectType(input) ? Object.keys(input.getFields()).sort() : []).toEqual(
      words('charges chargingModel masterStatus serviceName startedAt status startDate endDate updatedAt').sort(),
    )
  })
})

describe('answers', () => {
  /** Objects that operations answer and no line of the ledger lists: what they are made of. */
  const MADE_OF: Readonly<Record<string, readonly string[]>> = {
    // A site's settings: what creating and updating it takes, and what its list record carries.
    BasicSiteSetting: [...SITE_INPUT_FIELDS, ...SITE_UPDATE_EXTRA_FIELDS, ...SITE_LIST_FIELDS, 'curr'],
    // A store as it was registered (ENT2-016), and when it was last changed.
    FalconStore: [...(SOURCE_ENTITIES.find(({ type }) => type === 'FalconStoreInput')?.fields ?? []), 'updatedAt'],
    // Where an upload is (CALL-074), as in the images of other entities (ENT-007).
    StoredFile: words('bucket region key localUri mimeType'),
    // A queue message (ENT2-013) and its id.
    UserQueue: words('id countryCode mob email language ProductType sendingStatus subject content template queType url type campaignId'),
  }

  test('have the shapes of the entity field lists [CALL-004]', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
    const answered = roots.map((field) => getNamedType(field.type)).filter((type) => isObjectType(type))
    const entities = answered.map((type) => {
      const { items } = type.getFields()
      return items === undefined ? type : getNamedType(items.type)
    })
    const listed = new Set(SOURCE_ENTITIES.map(({ type }) => type))
    const unlisted = new Set(entities.map(({ name }) => name).filter((name) => !listed.has(name)))
    expect([...unlisted].sort()).toEqual(Object.keys(MADE_OF).sort())
    for (const [name, fields] of Object.entries(MADE_OF)) {
      const type = schema.getType(name)
      const known = new Set(fields.map((path) => path.split('.')[0]))
      expect({ name, unknown: isObjectType(type) ? Object.keys(type.getFields()).filter((field) => !known.has(field)) : [] }).toEqual({ name, unknown: [] })
    }
  })
})
