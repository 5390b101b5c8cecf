import * as z from 'zod'
import type { MasterPage } from '#data/pages/master-pages.ts'
import type { SitePageInput } from '#generated/graphql.ts'
import { fieldOf } from '#patterns/edit-review/three-way.ts'
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
  image: z.object({ bucket: z.string(), key: z.string(), region: z.string() }).nullable(),
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
  const isNew = image !== null && image.key !== stored?.image?.key
  return {
    ...fields,
    tags: [...fields.tags],
    pageName: stored?.pageName ?? pageNameOf(title),
    displayName: stored === null ? title.trim() : (stored.displayName ?? stored.pageName),
    value: content,
    image: image === null ? null : { ...image, ...(isNew ? { mimeType: 'image/webp' } : {}) },
  }
}
