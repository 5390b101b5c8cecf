import { expect, test, vi } from 'vitest'
import type { Template } from '#data/templates/use-templates.ts'
import { NO_ACCESS } from './messages.ts'
import { type TemplateActions, templateRowActions } from './template-row-actions.tsx'

const TEMPLATE: Template = {
  siteId: 'master',
  slugName: 'hello',
  tempName: 'Hello',
  tempSubject: 'Hello',
  text: '',
  type: 'WHATSAPP',
  image: null,
  createdAt: 1,
  updatedAt: 1,
}

const actions = (change: Partial<TemplateActions> = {}): TemplateActions => ({
  edit: vi.fn<TemplateActions['edit']>(),
  remove: vi.fn<TemplateActions['remove']>(),
  may: { edit: true, remove: true },
  writesBlocked: null,
  removing: null,
  ...change,
})
const reasons = (change: Partial<TemplateActions>) => templateRowActions(TEMPLATE, actions(change)).map(({ disabledReason }) => disabledReason ?? null)

test('a template is edited, or deleted after a question that names it', () => {
  const [edit, remove] = templateRowActions(TEMPLATE, actions())
  expect([edit?.label, remove?.label]).toEqual(['Edit', 'Delete'])
  expect(remove?.confirm).toMatchObject({ question: 'Sure to delete?', detail: 'The template Hello.' })
})

test('without the permission, offline, or while it is being deleted, it says why not', () => {
  expect(reasons({ may: { edit: false, remove: false } })).toEqual([NO_ACCESS, NO_ACCESS])
  expect(reasons({ writesBlocked: 'Offline.' })).toEqual([null, 'Offline.'])
  expect(reasons({ removing: 'hello' })).toEqual([null, 'It is being deleted.'])
  expect(reasons({ removing: 'another' })).toEqual([null, null])
})
