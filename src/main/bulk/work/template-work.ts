import type { GetTempleteByUpdatedAtBySiteIdQuery } from '#generated/graphql.ts'
import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import { isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { LONGEST_BULK_TEXT, partsOfRowId } from '#shared/domain/bulk/record-changes.ts'
import { imageObjectOf } from '#shared/domain/content/image.ts'
import { atToken, FIRST_TOKEN, readPages, tokenPage } from '#shared/paging.ts'
import { type Failure, failure, type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import { BriefReading } from './brief-reading.ts'
import type { BulkWork, WorkRow } from './bulk-work.ts'
import type { RowCall } from './site-change.ts'

type Template = GetTempleteByUpdatedAtBySiteIdQuery['getTempleteByUpdatedAtBySiteId']['items'][number]

interface Templates {
  readonly bySlug: ReadonlyMap<string, Template>
  readonly isWhole: boolean
}

const TOO_LONG = 'its text is longer than a bulk change takes.'

/** Changes one text of templates. The platform takes a template whole: what the change does not name goes back as it was read just before. */
export class TemplateWork implements BulkWork {
  readonly #field: string
  readonly #templates: BriefReading<Templates>
  readonly #read = new Map<string, Template>()

  constructor(platform: Pick<PlatformClient, 'execute'>, field: string, now: () => number) {
    this.#field = field
    this.#templates = new BriefReading((siteId) => templatesOf(platform, siteId), now)
  }

  readonly current = async ({ id }: WorkRow, since?: number): Promise<Result<BulkCurrent>> => {
    const { owner, slug } = partsOfRowId(id) ?? { owner: '', slug: '' }
    const templates = await this.#templates.of(owner, since)
    if (!templates.ok) return templates
    const template = templates.value.bySlug.get(slug)
    if (template === undefined) return success({ missing: templates.value.isWhole ? 'absent' : 'unreadable' })
    this.#read.set(id, template)
    const value = (this.#field === 'text' ? template.text : template.tempSubject) || null
    return success(value !== null && value.length > LONGEST_BULK_TEXT ? { inapplicable: TOO_LONG } : { value })
  }

  readonly call = ({ id, to }: WorkRow): RowCall => {
    const { owner: siteId, slug: slugName } = partsOfRowId(id) ?? { owner: '', slug: '' }
    const { tempName, tempSubject, text, type, image } = this.#read.get(id) ?? ({} as Partial<Template>)
    this.#templates.forget(siteId)
    const stored = { siteId, slugName, tempName: tempName || slugName, tempSubject, text, type, image: imageObjectOf(image) }
    return { operation: 'UpdateTempleteByAdmin', variables: { input: { ...stored, [this.#field]: isRecord(to) ? null : to } } }
  }
}

/** Every template of a scope. */
async function templatesOf(platform: Pick<PlatformClient, 'execute'>, siteId: string): Promise<Result<Templates>> {
  let problem: Failure | undefined
  const { rows, stopped } = await readPages<Template, string | null>({
    first: FIRST_TOKEN,
    read: async (token) => {
      const answer = await platform.execute('GetTempleteByUpdatedAtBySiteId', { siteId, ...atToken(token) })
      if (answer.ok) return tokenPage((JSON.parse(answer.value.data) as GetTempleteByUpdatedAtBySiteIdQuery).getTempleteByUpdatedAtBySiteId)
      problem = answer.error
      return { rows: [], next: null }
    },
    idOf: ({ slugName }) => slugName,
  })
  if (problem !== undefined) return failure(problem.kind, problem.message, problem.details)
  return success({ bySlug: new Map(rows.map((template) => [template.slugName, template])), isWhole: stopped === null })
}
