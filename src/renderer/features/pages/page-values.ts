import * as z from 'zod'
import type { MasterPage } from '#data/pages/master-pages.ts'
import type { SitePageInput, StoredFileInput } from '#generated/graphql.ts'
import { plainUndo } from '#patterns/activity/plain-undo.ts'
import { fieldOf, type Merged } from '#patterns/edit-review/three-way.ts'
import type { RecordUndo } from '#shared/bridge/activity.ts'
import { imageObjectOf } from '#shared/domain/content/image.ts'
import { displayTypeLabel, pageNameOf, tagLabel } from '#shared/domain/content/page.ts'
import { INPUT_CONTENT_ON_CREATE, INPUT_CONTENT_ON_EDIT, INPUT_TITLE, nameTaken, TITLE_WITHOUT_LETTERS } from './messages.ts'

export const pageLabel = ({ displayName, pageName }: Pick<MasterPage, 'displayName' | 'pageName'>): string => displayName || pageName

export const NEW_PAGE: PageValues = {
  title: '',
  onFooter: false,
  onHome: false,
  pageFor: 'BOTH',
  pageType: 'FROALA',
  tags: [],
  image: null,
  content: '',
}

export const valuesOf = (page: MasterPage): PageValues => ({
  title: page.displayName || page.pageName,
  onFooter: page.onFooter === true,
  onHome: page.onHome === true,
  pageFor: page.pageFor ?? NEW_PAGE.pageFor,
  pageType: page.pageType ?? NEW_PAGE.pageType,
  tags: page.tags ?? [],
  image: imageObjectOf(page.image),
  content: page.value ?? '',
})

/** The same with the format of the image, which is put back with it: empty where the platform names none. */
const undoValuesOf = (page: MasterPage): PageValues => {
  const { image, ...values } = valuesOf(page)
  return { ...values, image: image && { ...image, mimeType: page.image?.mimeType ?? '' } }
}

/** What takes a change of a page back, its tags and image included. `before`: as the platform had it. */
export const pageUndo = (before: MasterPage, merged: Merged<PageValues>): RecordUndo | undefined =>
  plainUndo({ sort: 'page', id: before.pageName, of: '' }, undoValuesOf(before), merged, { whole: ['tags', 'image'] })

const field = fieldOf<PageValues>()

export const PAGE_FIELDS = [
  field('onFooter', 'Page', 'Show on Footer'),
  field('onHome', 'Page', 'Add to Home Page'),
  field('pageFor', 'Page', 'Page For', displayTypeLabel),
  field('tags', 'Page', 'Select Tag', (tags) => tags.map(tagLabel).join(', ')),
  field('image', 'Page', 'Photo', (image) => image?.key ?? ''),
  field('content', 'Content', 'Content'),
]

const shared = {
  onFooter: z.boolean(),
  onHome: z.boolean(),
  pageFor: z.string(),
  pageType: z.string(),
  tags: z.array(z.string()).readonly(),
  image: z.object({ bucket: z.string(), key: z.string(), region: z.string(), mimeType: z.string().optional() }).nullable(),
}

/** The rules of a new page. Its name is made of the title, and no other page may have it. */
export const newPageSchema = (takenNames: ReadonlySet<string>) =>
  z.object({
    ...shared,
    title: z.string().superRefine((title, context) => {
      const message = titleProblem(title, takenNames)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
    content: z.string().refine((content) => !isBlank(content), INPUT_CONTENT_ON_CREATE),
  })

/** The rules of a stored page; its name does not change. */
export const storedPageSchema = z.object({
  ...shared,
  title: z.string(),
  content: z.string().refine((content) => !isBlank(content), INPUT_CONTENT_ON_EDIT),
})

export type PageValues = z.infer<typeof storedPageSchema>

const titleProblem = (title: string, takenNames: ReadonlySet<string>): string | null => {
  if (title.trim() === '') return INPUT_TITLE
  const pageName = pageNameOf(title)
  if (pageName === '') return TITLE_WITHOUT_LETTERS
  return takenNames.has(pageName) ? nameTaken(pageName) : null
}

/** Things that show without any text. */
const SHOWS_WITHOUT_TEXT = /<(?:img|picture|svg|video|audio|iframe|object|embed|canvas|hr|input|button|form|script|style|link)\b/i

/** Whether a page shows nothing: what an editor leaves when all was deleted, an empty paragraph, is no content. */
const isBlank = (html: string): boolean => !SHOWS_WITHOUT_TEXT.test(html) && html.replaceAll(/<!--[\s\S]*?-->|<[^>]*>|&nbsp;|&#160;/g, '').trim() === ''

/** What is sent to save a page; the image is in the storage by then. */
export const pageInput = (values: PageValues, stored: Pick<MasterPage, 'pageName' | 'displayName' | 'image'> | null): SitePageInput => {
  const { title, content, image, ...fields } = values
  return {
    ...fields,
    tags: [...fields.tags],
    pageName: stored?.pageName ?? pageNameOf(title),
    displayName: stored === null ? title.trim() : (stored.displayName ?? stored.pageName),
    value: content,
    image: image && imageInput(image, stored),
  }
}

/** A new image is a WebP; one that is put back has the format that it had. */
const imageInput = ({ mimeType, ...address }: NonNullable<PageValues['image']>, stored: Pick<MasterPage, 'image'> | null): StoredFileInput => {
  const format = mimeType ?? (address.key === stored?.image?.key ? '' : 'image/webp')
  return format === '' ? address : { ...address, mimeType: format }
}
