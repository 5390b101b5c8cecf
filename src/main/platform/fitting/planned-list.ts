import { joinedPages, nextPage } from '#shared/fit/apply-plan.ts'
import type { Plan } from '#shared/fit/plan.ts'
import { MOST_PAGES } from '#shared/paging.ts'
import { type Result, success } from '#shared/result.ts'
import { type GraphqlData, shapedData } from '../graphql/graphql-answer.ts'
import type { TrustedOperation } from '../graphql/trusted-operations.ts'
import { PART_LENGTH, type PartTaker, singleByte } from '../lists/list-reader.ts'
import { invalidAnswer } from '../platform-error.ts'
import { asPlatformError } from '../platform-sender.ts'
import type { PreparedCall } from './planned-operation.ts'

type Data = Readonly<Record<string, unknown>>
type Ask = (operation: TrustedOperation, variables: Data) => Promise<Result<GraphqlData>>

/** A list that the platform gives in pages, and ours whole. A page that fails fails the list. */
export async function readPlannedPages({ operation, variables }: PreparedCall, plan: Plan, ask: Ask): Promise<Result<GraphqlData>> {
  const { convert: _convert, ...asked } = operation
  const page: TrustedOperation = { ...asked, check: () => null }
  const pages: Data[] = []
  const seen = new Set<string>()
  for (let next: Data | null = variables; next !== null; ) {
    if (pages.length >= MOST_PAGES) return invalidAnswer('query', 'it gave more pages than there can be').toFailure()
    if (pages.length > 0 && seen.has(JSON.stringify(next))) return invalidAnswer('query', 'it gave the same page twice').toFailure()
    seen.add(JSON.stringify(next))
    const answer = await ask(page, next)
    if (!answer.ok) return answer
    const data = JSON.parse(answer.value.text) as Data
    pages.push(data)
    // A change is never sent twice, whatever its answer says of further pages.
    next = operation.kind === 'query' ? nextPage(plan, next, data) : null
  }
  try {
    return success(shapedData(operation, joinedPages(plan, pages)))
  } catch (error) {
    return asPlatformError({ kind: operation.kind, host: 'platform' }, error).toFailure()
  }
}

/** Hands on a long list that had to be read whole, as `ListReader` does one that arrives in our shape. */
export async function handedOn(data: GraphqlData, field: string, onPart: PartTaker): Promise<GraphqlData> {
  if (data.text.length <= PART_LENGTH) return data
  const list = (JSON.parse(data.text) as Data)[field]
  if (!Array.isArray(list)) return data
  let [parts, length, elements] = [0, 0, [] as string[]]
  const handOn = async (): Promise<void> => {
    await onPart({ at: parts, elements: elements.join(',') })
    parts += 1
    ;[length, elements] = [0, []]
  }
  for (const element of list as readonly unknown[]) {
    const json = singleByte(JSON.stringify(element))
    elements.push(json)
    length += json.length
    if (length >= PART_LENGTH) await handOn()
  }
  if (elements.length > 0) await handOn()
  return { ...data, text: `{${JSON.stringify(field)}:[]}`, parts }
}
