// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { GetUserServiceMappingDocument } from '#generated/graphql.ts'
import type { Mapping } from './mapping.ts'
import { changeMappings } from './use-mapping-changes.ts'

const USER = 'cp@demo.example'
const answerOf = (...ids: readonly string[]) => ({ data: { getUserServiceMapping: ids.map((id) => ({ id })) }, receivedAt: 1 })

/** The mapping on screen, asked for as the platform answers in turn. */
const shown = async (ask: () => Promise<ReturnType<typeof answerOf>>) => {
  const queries = createQueryClient()
  const observer = new QueryObserver(queries, { queryKey: platformQueryKey(GetUserServiceMappingDocument, { userId: USER }), queryFn: ask })
  observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined())
  const add = (id: string) => changeMappings(queries, USER, (mappings) => [...mappings, { id } as Mapping])
  return { observer, add, ids: () => observer.getCurrentResult().data?.data.getUserServiceMapping.map(({ id }) => id) }
}

test('what the platform has accepted shows, without asking again', async () => {
  const ask = vi.fn(() => Promise.resolve(answerOf('a')))
  const { add, ids } = await shown(ask)
  add('b')
  expect(ids()).toEqual(['a', 'b'])
  expect(ask).toHaveBeenCalledOnce()
})

test('an answer that was asked for before the change does not undo it', async () => {
  const late = Promise.withResolvers<ReturnType<typeof answerOf>>()
  const answers = [Promise.resolve(answerOf('a')), late.promise, Promise.resolve(answerOf('a', 'b', 'c'))]
  const { observer, add, ids } = await shown(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  const reading = observer.refetch()
  add('b')
  expect(ids()).toEqual(['a', 'b'])
  late.resolve(answerOf('a'))
  await reading
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']))
})
