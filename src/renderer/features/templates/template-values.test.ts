import { describe, expect, test } from 'vitest'
import { ENTER_CONTENT, ENTER_NAME } from './messages.ts'
import { GLOBAL_TEMPLATES, MASTER_TEMPLATES } from './template-scope.ts'
import { EMPTY_TEMPLATE, templateInput, templateSchema } from './template-values.ts'

const IMAGE = { bucket: 'images', region: 'ap-south-1', key: 'master/templates/whatsapp/4711' }
const VALUES = { tempName: ' Festival Greeting 9 ', tempSubject: '', text: 'Hi _custName_', image: null }
const NEW = { scope: MASTER_TEMPLATES, type: 'WHATSAPP', values: VALUES, stored: null } as const

const problems = (values: object, needsContent: boolean): readonly string[] =>
  templateSchema(needsContent)
    .safeParse({ ...EMPTY_TEMPLATE, ...values })
    .error?.issues.map(({ message }) => message) ?? []

describe('the rules of the form', () => {
  test('the name is required [TMPL-012]', () => {
    expect(problems({ tempName: ' ' }, false)).toEqual([ENTER_NAME])
    expect(problems({ tempName: '!?' }, false)).toEqual([ENTER_NAME])
    expect(ENTER_NAME).toBe('Please Enter Template Name')
  })

  test('content is optional where it is not asked for, required where it is [TMPL-014] [TMPL-015]', () => {
    expect(problems({ tempName: 'Hello' }, false)).toEqual([])
    expect(problems({ tempName: 'Hello', text: ' \n' }, true)).toEqual([ENTER_CONTENT])
    expect(ENTER_CONTENT).toBe('Please Enter Content')
  })

  test('it is asked for on a global edit, not on a master edit [TMPL-016] [TMPL-017]', () => {
    expect([GLOBAL_TEMPLATES.needsContentOnEdit, MASTER_TEMPLATES.needsContentOnEdit]).toEqual([true, false])
  })
})

describe('what is sent', () => {
  test('the scope decides the siteId, and the type goes along [TMPL-020] [TMPL-021] [TMPL-022]', () => {
    expect(templateInput(NEW)).toEqual({
      siteId: 'master',
      slugName: 'festival-greeting-9',
      tempName: 'Festival Greeting 9',
      tempSubject: 'Festival Greeting 9',
      text: 'Hi _custName_',
      type: 'WHATSAPP',
      image: null,
    })
    expect(templateInput({ ...NEW, scope: GLOBAL_TEMPLATES, type: 'EMAIL' })).toMatchObject({ siteId: 'global', type: 'EMAIL' })
  })

  test('the subject falls back to the name only when it is empty [TMPL-018]', () => {
    expect(templateInput({ ...NEW, values: { ...VALUES, tempSubject: '  ' } }).tempSubject).toBe('Festival Greeting 9')
    expect(templateInput({ ...NEW, values: { ...VALUES, tempSubject: 'Hello _custName_' } }).tempSubject).toBe('Hello _custName_')
  })

  test('a new image with what it is, an unchanged one by its place, none as null [TMPL-025] [TMPL-026]', () => {
    const values = { ...VALUES, image: IMAGE }
    expect(templateInput({ ...NEW, values }).image).toEqual({ ...IMAGE, mimeType: 'image/jpeg' })
    expect(templateInput({ ...NEW, values, stored: { slugName: 'kept', image: IMAGE } })).toMatchObject({ slugName: 'kept', image: IMAGE })
    expect(templateInput({ ...NEW, values, stored: { slugName: 'kept', image: IMAGE } }).image).not.toHaveProperty('mimeType')
    expect(templateInput({ ...NEW, stored: { slugName: 'kept', image: IMAGE } }).image).toBeNull()
  })
})
