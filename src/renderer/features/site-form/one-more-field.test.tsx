// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sectionErrors } from '#components/form/form-errors.ts'
import { completeBrowser, renderForm } from '#components/form/form-harness.test-support.tsx'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { threeWay } from '#patterns/edit-review/three-way.ts'
import { type SiteField, text, when } from './fields/field.ts'
import { type FieldName, SITE_FIELDS, sectionsOf } from './fields/site-fields.ts'
import { makeSource } from './make-source.test-support.ts'
import { recordFields } from './model/review.ts'
import { siteFormSchema } from './model/schema.ts'
import { createInputOf, updateInputFor } from './model/site-input.ts'
import { newSiteValues, valuesOf } from './model/values.ts'
import { SectionBody } from './sections/section-body.tsx'
import { SiteFormContext } from './use-site-form.ts'

/** A field that no table has. The platform would store it as `setting.tagline`, and take it as `tagline`. */
const TAGLINE = text<string>('tagline', 'Tagline', {
  in: 'look',
  control: { kind: 'select', options: [{ value: 'fresh', label: 'Always fresh' }], placeholder: 'Choose a tagline' },
  required: { message: 'Please choose a tagline.', when: when(['siteOption'], ({ siteOption }) => siteOption === 'SPA') },
  isVisible: when(['siteType'], ({ siteType }) => siteType === 'O2OCommerce'),
  initial: 'fresh',
  stored: ({ setting }) => (setting as unknown as { readonly tagline?: string } | null)?.tagline,
  text: (value) => (value === 'fresh' ? 'Always fresh' : value),
  input: ['tagline' as 'themeDesign'],
})
const FIELDS: readonly SiteField[] = [...SITE_FIELDS, TAGLINE]
const TAGLINE_NAME = 'tagline' as FieldName
const source = makeSource({ setting: { tagline: 'slow' } as never })
const spa = { siteType: 'O2OCommerce', siteOption: 'SPA' }

beforeEach(completeBrowser)
afterEach(cleanup)

test('one entry more is in the section, after the other fields of its group', () => {
  const settings = sectionsOf('edit', FIELDS).find(({ id }) => id === 'settings')
  expect(settings?.fields.slice(5, 9)).toEqual(['themeDesign', 'homeTitle', 'tagline', 'metaDescription'])
})

test('it has its default, and its stored value', () => {
  expect(newSiteValues(FIELDS)).toMatchObject({ tagline: 'fresh' })
  expect(valuesOf(source, FIELDS)).toMatchObject({ tagline: 'slow' })
})

test('its rule is asked while it is on screen, and its error is in the summary at its place', () => {
  const errorsOf = (values: object) =>
    (siteFormSchema('create', [], FIELDS).safeParse({ ...newSiteValues(FIELDS), ...values }).error?.issues ?? [])
      .map(({ path, message }) => ({ name: path.join('.'), message }))
      .filter(({ name }) => name === 'tagline')
  expect(errorsOf({ ...spa, tagline: '' })).toEqual([{ name: 'tagline', message: 'Please choose a tagline.' }])
  expect(errorsOf({ siteType: 'MARKETING', siteOption: 'SPA', tagline: '' })).toEqual([])
  const summary = sectionErrors(sectionsOf('create', FIELDS), errorsOf({ ...spa, tagline: '' }))
  expect(summary.filter(({ errors }) => errors.length > 0).map(({ section }) => section.title)).toEqual(['Settings'])
})

test('it is created with, updated and reviewed', () => {
  expect(createInputOf({ ...newSiteValues(FIELDS), ...spa }, 1, FIELDS)).toMatchObject({ tagline: 'fresh' })
  expect(createInputOf(newSiteValues(FIELDS), 1, FIELDS)).not.toHaveProperty('tagline')
  const loaded = valuesOf(source, FIELDS)
  const form = { ...loaded, tagline: 'fresh' }
  expect(updateInputFor(source, form, [TAGLINE_NAME], FIELDS)).toMatchObject({ tagline: 'fresh' })
  expect(threeWay(loaded, form, loaded, recordFields([], FIELDS)).rows).toEqual([
    { id: 'tagline', section: 'Settings', field: 'Tagline', from: 'slow', to: 'Always fresh' },
  ])
})

test('it is drawn with its label and options while its condition holds', async () => {
  const fake = createFakeBridge()
  const settings = sectionsOf('create', [TAGLINE])[0]
  if (settings === undefined) throw new Error('the field has no section')
  const context = { use: 'create' as const, storedUserName: '', onLogoBusy: () => undefined }
  const { user } = renderForm(
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={createQueryClient()}>
        <SiteFormContext value={context}>
          <SectionBody groups={settings.groups} disabled={false} />
          <SectionBody groups={[{ id: 'kind', layout: 'stack', fields: SITE_FIELDS.slice(0, 1) }]} disabled={false} />
        </SiteFormContext>
      </QueryClientProvider>
    </BridgeContext>,
    { ...newSiteValues(FIELDS) },
  )
  expect(screen.queryByRole('combobox', { name: 'Tagline' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Site Type' }), 'O2OCommerce')
  expect(screen.getByRole('combobox', { name: 'Tagline' })).toHaveProperty('value', 'fresh')
  expect(screen.getByRole('option', { name: 'Always fresh' })).toBeDefined()
})
