import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const RENDERER = path.join(import.meta.dirname, '../../src/renderer')
const sourceOf = (file: string): string => readFileSync(path.join(RENDERER, file), 'utf8')
const SOURCES = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-support)?\.tsx?$/.test(file))

/** What becomes of what is typed while a form is saved. */
type Way =
  /** It stays, unsaved: the file named calls this. */
  | { readonly kept: string; readonly by: 'keepsTyped(' | 'resetKeepingTyped(' | 'isTypedSince(' }
  /**
   * It is part of the review, which is modal until the save has ended: the file named reads the form again before it.
   */
  | { readonly reviewed: string }
  /** Nothing can be typed: a modal question stands before the form while it is sent, or its fields are locked. */
  | 'nothing can be typed'
  /** What was to be created is there and the form goes: a second save would create it twice. */
  | 'creates'
  /** It is not saved: it filters, chooses, or hands on what was typed. */
  | 'not saved'

const FEATURES = 'features/'
const form = (file: string): string => `${FEATURES}${file}`
/** An edit of a record: its review is made of what the form holds by then. */
const RECORD: Way = { reviewed: 'patterns/record-page/use-record-edit.tsx' }
const kept = (file: string): Way => ({ kept: form(file), by: 'keepsTyped(' })

const WAYS: Readonly<Record<string, Way>> = {
  [form('access/model/user-choice.tsx')]: 'not saved',
  'features/site-history/notes/note-form.tsx': { kept: 'features/site-history/notes/note-form.tsx', by: 'resetKeepingTyped(' },
  'features/pages/rich-text/insert-dialog.tsx': 'not saved',
  [form('campaigns/compose/compose-campaign.tsx')]: 'not saved',
  [form('catalogue/master-services/charges-dialog.tsx')]: kept('catalogue/master-services/charges-dialog.tsx'),
  [form('catalogue/master-services/new-service.tsx')]: 'nothing can be typed',
  // A new plan, a new service and a clone are created, and their forms go.
  [form('catalogue/plans/plan-editor.tsx')]: RECORD,
  [form('catalogue/platform-services/platform-editor.tsx')]: RECORD,
  [form('dashboards/partner/select-cp-route.tsx')]: 'not saved',
  [form('menus/create/create-menu.tsx')]: 'nothing can be typed',
  // The sub-menu in it is created, and its form goes.
  [form('menus/form/menu-dialog.tsx')]: RECORD,
  [form('menus/invoice-format/invoice-format-dialog.tsx')]: RECORD,
  [form('menus/labels/labels-dialog.tsx')]: RECORD,
  [form('outlets/create/create-outlets-route.tsx')]: 'creates',
  // A new page is created, and its form goes.
  [form('pages/page-editor.tsx')]: RECORD,
  [form('partners/mapping/add/add-mapping-dialog.tsx')]: 'creates',
  'patterns/money/money-form-dialog.tsx': 'nothing can be typed',
  // A row of a file that is corrected before anything is sent.
  'patterns/import/row-dialog.tsx': 'not saved',
  // The dry run that follows shows what was typed, and sends that.
  'patterns/bulk/choose-change.tsx': 'not saved',
  'features/site-payments/plans/bulk-plan-change.tsx': 'not saved',
  [form('site-form/edit/site-fact-editor.tsx')]: RECORD,
  [form('site-form/use-site-form.ts')]: RECORD,
  [form('site-messaging/notifications/notifications-master.tsx')]: RECORD,
  [form('site-messaging/whatsapp/whatsapp-config.tsx')]: RECORD,
  [form('site-messaging/whatsapp/whatsapp-settings.tsx')]: { kept: form('site-messaging/whatsapp/whatsapp-settings.tsx'), by: 'resetKeepingTyped(' },
  [form('site-payments/invoices/send-invoice-dialog.tsx')]: 'creates',
  [form('site-payments/one-time/extra-editor.tsx')]: 'nothing can be typed',
  [form('site-payments/plans/add-plan-dialog.tsx')]: 'nothing can be typed',
  [form('site-payments/plans/add-service-dialog.tsx')]: 'creates',
  [form('site-payments/recurring/recurring-editor.tsx')]: { kept: form('site-payments/recurring/use-recurring-save.ts'), by: 'isTypedSince(' },
  // A modal review and its steps stand before it.
  [form('site-payments/renewal/renew-dialog.tsx')]: 'nothing can be typed',
  // A new template is created, and its form goes.
  [form('templates/template-editor.tsx')]: RECORD,
  [form('users/edit/employee-table.tsx')]: 'not saved',
  // It chooses what the form of the user gets.
  [form('users/fields/copy-permissions.tsx')]: 'not saved',
  [form('users/model/user-schema.ts')]: RECORD,
}

const wanted = (way: Way): readonly [file: string, call: string] | null => {
  if (typeof way === 'string') return null
  return 'kept' in way ? [way.kept, way.by] : [way.reviewed, 'currentValues(']
}

test('of every form it is known what becomes of what is typed while it is saved, and the code does that', () => {
  expect(SOURCES.filter((file) => /\buseForm(?:<.*>)?\(/.test(sourceOf(file))).toSorted()).toEqual(Object.keys(WAYS).toSorted())
  const calls = Object.values(WAYS).flatMap((way) => wanted(way) ?? [])
  expect(calls.length).toBeGreaterThan(20)
  const missing = Object.values(WAYS)
    .map(wanted)
    .filter((call) => call !== null && !sourceOf(call[0]).includes(call[1]))
  expect(missing).toEqual([])
})

test('a form is reset in one place, which keeps what was typed', () => {
  expect(SOURCES.filter((file) => /methods\.reset\(|\breset\(next\)/.test(sourceOf(file))).toSorted()).toEqual([
    'components/form/typed-since.ts',
    // Filters are no record.
    // One label, after its modal review.
    'features/menus/labels/labels-dialog.tsx',
    // After a modal confirmation.
    'features/site-payments/one-time/extra-editor.tsx',
  ])
})

test('a price gets into a form in one place, which knows its currency and what was typed', () => {
  const fills = SOURCES.filter((file) => /setValue\([^)]*moneyToDecimal|fill\([^)]*moneyToDecimal/.test(sourceOf(file)))
  expect(fills).toEqual(['components/money/price-field.tsx'])
})
