import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('the page asks for a read that failed, and for a change, only once: main has asked again already', async () => {
  const queries = createQueryClient()
  const ask = vi.fn(() => Promise.reject(new Error('no')))
  await expect(queries.query({ queryKey: ['plans'], queryFn: ask })).rejects.toThrow('no')
  expect(ask).toHaveBeenCalledOnce()
})
