import { useCallback } from 'react'
import * as z from 'zod'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import type { Template } from '#data/templates/use-templates.ts'
import type { CreateTempleteInput } from '#generated/graphql.ts'
import { fieldOf, type RecordField } from '#patterns/edit-review/three-way.ts'
import { imageObjectOf } from '#shared/domain/content/image.ts'
import { TEMPLATE_TYPES, type TemplateType } from '#shared/domain/content/template.ts'
import { slugOf } from '#shared/domain/text.ts'
import { ENTER_CONTENT, ENTER_NAME } from './messages.ts'
import type { TemplateScope } from './template-scope.ts'

export const EMPTY_TEMPLATE: TemplateValues = { tempName: '', tempSubject: '', text: '', image: null }

export const templateName = ({ tempName, slugName }: Template): string => tempName || slugName

/** A template is an email only when it says so. */
export const typeOf = ({ type }: Pick<Template, 'type'>): TemplateType => (type === 'EMAIL' ? 'EMAIL' : 'WHATSAPP')

export const valuesOf = ({ tempName, tempSubject, text, image }: Template): TemplateValues => ({
  tempName: tempName ?? '',
  tempSubject: tempSubject ?? '',
  text: text ?? '',
  image: imageObjectOf(image),
})

const subjectOf = ({ tempName, tempSubject }: TemplateValues): string => tempSubject.trim() || tempName.trim()

const field = fieldOf<TemplateValues>()

/** What a save of a stored template can change, in the order on screen. Its name cannot change. */
export const TEMPLATE_FIELDS: readonly RecordField<TemplateValues>[] = [
  // Without a subject the platform holds the name.
  { ...field('tempSubject', 'Template', 'Subject'), text: subjectOf, isSame: (one, other) => subjectOf(one) === subjectOf(other) },
  field('text', 'Template', 'Content'),
  field('image', 'Template', 'Image', (image) => image?.key ?? ''),
]

/** The rules of the form. A name must have a letter or a digit: the slug is made of them. */
export const templateSchema = (needsContent: boolean) =>
  z.object({
    tempName: z.string().refine((name) => slugOf(name) !== '', ENTER_NAME),
    tempSubject: z.string(),
    text: z.string().refine((text) => !needsContent || text.trim() !== '', ENTER_CONTENT),
    image: z.object({ bucket: z.string(), region: z.string(), key: z.string() }).nullable(),
  })

export type TemplateValues = z.infer<ReturnType<typeof templateSchema>>

interface SavedTemplate {
  readonly scope: TemplateScope
  readonly type: TemplateType
  readonly values: TemplateValues
  /** What is stored; null for a new one. */
  readonly stored: Pick<Template, 'slugName' | 'image'> | null
}

/** What is sent to save a template. Its image is in the storage by then: a new one is named by where it lies and what it is, an unchanged one by where it lies. */
export const templateInput = ({ scope, type, values, stored }: SavedTemplate): CreateTempleteInput => {
  const tempName = values.tempName.trim()
  return {
    siteId: scope.siteId,
    slugName: stored?.slugName ?? slugOf(tempName),
    tempName,
    tempSubject: subjectOf(values),
    text: values.text,
    type,
    image: values.image === null ? null : { ...values.image, ...(values.image.key === stored?.image?.key ? {} : { mimeType: 'image/jpeg' }) },
  }
}

/** The type of template that a screen is about: in the address; WhatsApp without it. */
export const useTemplateType = (): readonly [TemplateType, (type: TemplateType) => void] => {
  const [parameter, set] = useAddressParameter('type')
  const type = TEMPLATE_TYPES.find((one) => one === parameter) ?? 'WHATSAPP'
  const choose = useCallback((next: TemplateType) => set(next === 'WHATSAPP' ? null : next, 'replace'), [set])
  return [type, choose]
}

export const typeAddress = (path: string, type: TemplateType): string => (type === 'WHATSAPP' ? path : `${path}?type=${type}`)
