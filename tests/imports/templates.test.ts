import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { InternalUser } from '#data/users/pickers.ts'
import { mappingKind } from '#features/partners/mapping/import/mapping-kind.ts'
import { newSiteKind } from '#features/site-form/import/new-site-kind.ts'
import { siteValuesKind } from '#features/site-form/import/site-values-kind.ts'
import { noteKind } from '#features/site-history/import/note-kind.ts'
import { USER_KIND } from '#features/users/import/user-kind.ts'
import { csvWriter } from '#main/files/sheets/csv-writer.ts'
import { xlsxWriter } from '#main/files/sheets/xlsx-writer.ts'
import { checkRows, matchColumns, readRows } from '#patterns/import/checked-rows.ts'
import type { ImportKind } from '#patterns/import/import-kind.ts'
import { readTableFile } from '#patterns/import/read-table-file.ts'

const person = (username: string, userRole: string, name: string) => ({ username, userRole, name, companyName: null }) as unknown as InternalUser
const USERS = [person('meera@x.example', 'SALES_PERSON', 'Meera Nair'), person('kiran@x.example', 'SUPPORT_ACCOUNT_MANAGER', 'Kiran Das')]
const SITE = { id: 's1', domain: 'a.example', name: 'Aditi Kitchen' }
const PARTNER = { username: 'cp@demo.example', companyName: 'Deccan Digital', name: null, currency: 'INR' }
const PLAN = { serviceId: 'plan-1', name: 'Growth', type: 'PLAN', option: 'COMMERCE' } as const
const ADMIN = { role: 'ADMIN', enabled: true, permissions: [] } as const

const KINDS: readonly (readonly [string, ImportKind, object])[] = [
  [
    'new sites',
    newSiteKind({ users: USERS, pages: ['home'] }),
    { custName: 'Aditi Kapoor', ownerMob: '9876543210', country: 'IND', no_of_products: '100', integratePaymentOption: 'Cash on delivery; Razorpay' },
  ],
  ['site values', siteValuesKind(() => SITE, ADMIN, USERS), { site: 'aditi.example', tillDate: '2027-03-31', availableWhatsApp: '50' }],
  [
    'users',
    USER_KIND,
    {
      userName: 'asha@company.example',
      name: 'Asha Rao',
      mobile: '9876543210',
      role: 'SUPPORT_EXECUTIVE',
      permissions: 'site.view_site_list; site.edit_site',
    },
  ],
  [
    'partner prices',
    mappingKind([PARTNER as Parameters<typeof mappingKind>[0][number]], [PLAN]),
    {
      partner: 'cp@demo.example',
      service: 'Growth',
      kind: 'PLAN',
      siteOption: 'COMMERCE',
      boardingAmount: '11999.00',
      renewalAmount: '8999.50',
      note: '',
    },
  ],
  ['notes', noteKind(() => SITE), { eventName: 'Onboarding', note: 'Wants a second outlet' }],
]

const WRITERS = { csv: csvWriter, xlsx: xlsxWriter }

/** The template of a kind, as its menu writes it: a heading a column, and one example. */
async function templateOf({ columns }: ImportKind, format: keyof typeof WRITERS): Promise<File> {
  const output = new PassThrough()
  const content = buffer(output)
  const writer = WRITERS[format](
    output,
    columns.map(({ label }) => ({ title: label, kind: 'text' as const })),
  )
  await writer.append([columns.map(({ example }) => example)])
  await writer.finish()
  return new File([new Uint8Array(await content)], `template.${format}`)
}

test.each(KINDS.flatMap(([name, kind, cells]) => (['csv', 'xlsx'] as const).map((format) => [name, format, kind, cells] as const)))(
  'the template of %s as %s finds all its columns, comes back unchanged and is ready',
  async (_, format, kind, cells) => {
    const { header, rows } = await readTableFile(await templateOf(kind, format))
    expect(header).toEqual(kind.columns.map(({ label }) => label))
    const matches = matchColumns(kind, header, {})
    expect(Object.values(matches)).toEqual(kind.columns.map((_column, place) => place))
    const read = readRows(kind, rows, matches)
    expect(read).toEqual([{ line: 2, cells: expect.objectContaining(cells), problems: {}, removed: '' }])
    expect(checkRows(kind, read)).toMatchObject([{ line: 2, problems: {}, target: { line: 2 } }])
  },
)
