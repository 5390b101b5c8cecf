// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { ImportJob } from '#shared/domain/bulk/bulk-jobs.ts'
import { type OpenedImport, useHeldImport } from './held-import.ts'

const opened: OpenedImport = {
  source: new File(['x'], 'notes.csv'),
  file: { name: 'notes.csv', header: ['Site'], rows: [], extent: '', notices: [], choices: [] },
  reading: { encoding: 'windows-1251', delimiter: ';', sheet: 'xl/worksheets/sheet2.xml' },
  matches: { site: 0 },
  corrected: new Map([[2, { site: 'a.example' }]]),
  leavesOut: true,
}

const session = () => {
  const queries = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  return (job: ImportJob) => renderHook(() => useHeldImport(job), { wrapper })
}

test('a file is there with all that was chosen and corrected when the user comes back to its screen', () => {
  const visit = session()
  const first = visit('note')
  expect(first.result.current[0]).toBeNull()
  act(() => first.result.current[1](opened))
  expect(first.result.current[0]).toBe(opened)
  first.unmount()
  expect(visit('note').result.current[0]).toBe(opened)
})

test('another import does not have it, nor has another session, and it is gone once it is let go', () => {
  const visit = session()
  const first = visit('note')
  act(() => first.result.current[1](opened))
  first.unmount()
  expect(visit('user').result.current[0]).toBeNull()
  expect(session()('note').result.current[0]).toBeNull()
  const again = visit('note')
  act(() => again.result.current[1](null))
  again.unmount()
  expect(visit('note').result.current[0]).toBeNull()
})
