// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { EventPayload } from '#shared/bridge/bridge.ts'
import type { Download } from '#shared/bridge/files.ts'
import { type Failure, failure, success } from '#shared/result.ts'
import { PartSurface } from '../on-screen/surface.tsx'
import { DownloadTray } from './download-tray.tsx'
import { type DownloadPort, useDownloads, withDownload } from './use-downloads.ts'

const file = (part: Partial<Download>): Download => ({ id: '1', name: 'sites.csv', state: 'running', received: 0, total: null, failure: null, ...part })

afterEach(cleanup)

/** The bridge's side of files, kept in memory. */
const createPort = () => {
  const calls: string[] = []
  let listener: (download: EventPayload<'files.progress'>) => void = () => undefined
  const record = (name: string) => (argument: { id: string }) => {
    calls.push(`${name} ${argument.id}`)
    return Promise.resolve(name === 'open' ? failure('not-found', 'The file is not there any more.') : success(undefined))
  }
  const port = {
    files: {
      list: () => Promise.resolve(success([])),
      download: () => Promise.resolve(success(file({}))),
      open: record('open'),
      showInFolder: record('showInFolder'),
      cancel: record('cancel'),
    },
    on: (_channel: string, next: typeof listener) => {
      listener = next
      return () => undefined
    },
  } as unknown as DownloadPort
  return { port, calls, report: (download: Download) => listener(download) }
}

const Tray = ({ port, onFailure }: { port: DownloadPort; onFailure: (failure: Failure) => void }) => {
  const downloads = useDownloads(port, onFailure)
  return (
    <FluentProvider theme={webLightTheme}>
      <button type="button" onClick={() => void downloads.start({ kind: 'sites', which: 'all' })}>
        Start
      </button>
      <DownloadTray downloads={downloads} />
    </FluentProvider>
  )
}

test('opens by itself with progress and Cancel, then offers Open and Show in folder', async () => {
  const { port, calls, report } = createPort()
  const failures: Failure[] = []
  render(<Tray port={port} onFailure={(one) => failures.push(one)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))

  await userEvent.click(await screen.findByRole('button', { name: 'Cancel sites.csv' }))
  report(file({ received: 1500, total: 3000 }))
  await screen.findByText('1.5 kB of 3.0 kB')
  report(file({ state: 'done', received: 3000, total: 3000 }))
  await screen.findByText('Ready, 3.0 kB')

  await userEvent.click(screen.getByRole('button', { name: 'Show sites.csv in its folder' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open sites.csv' }))
  expect(calls).toEqual(['cancel 1', 'showInFolder 1', 'open 1'])
  expect(failures.map(({ message }) => message)).toEqual(['The file is not there any more.'])
})

test('opens by itself without taking the focus, and goes away by itself once the file is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { port, report } = createPort()
    render(<Tray port={port} onFailure={() => undefined} />)
    const start = screen.getByRole('button', { name: 'Start' })
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(start)
    await screen.findByRole('button', { name: 'Cancel sites.csv' })
    expect(document.activeElement).toBe(start)
    report(file({ state: 'done', received: 3000, total: 3000 }))
    await screen.findByText('Ready, 3.0 kB')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.queryByText('Ready, 3.0 kB')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('the pointer over a tray that opened by itself keeps it there, and leaves the focus where someone types', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { port, report } = createPort()
    render(<Tray port={port} onFailure={() => undefined} />)
    const start = screen.getByRole('button', { name: 'Start' })
    start.focus()
    act(() => report(file({ state: 'done', received: 3000, total: 3000 })))
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).hover(await screen.findByText('Ready, 3.0 kB'))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByText('Ready, 3.0 kB')).toBeTruthy()
    expect(document.activeElement).toBe(start)
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('a file that fails before it was drawn opens the tray, which stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { port, report } = createPort()
    render(<Tray port={port} onFailure={() => undefined} />)
    act(() => {
      report(file({}))
      report(file({ state: 'failed', failure: 'The disk is full.' }))
    })
    await screen.findByText('The disk is full.')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByText('The disk is full.')).toBeTruthy()
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Escape}')
    expect(screen.queryByText('The disk is full.')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('Escape closes the tray and not the dialog it stands in; a question over both keeps the key', async () => {
  const { port, report } = createPort()
  const keys: string[] = []
  const Inside = () => (
    <FluentProvider theme={webLightTheme}>
      <div role="dialog" aria-label="Payments" onKeyDown={({ key }) => keys.push(`dialog ${key}`)}>
        <button type="button">Row</button>
        <DownloadTray downloads={useDownloads(port, () => undefined)} />
      </div>
      <div role="alertdialog" aria-label="Sure?" onKeyDown={({ key }) => keys.push(`question ${key}`)}>
        <button type="button">Yes</button>
      </div>
    </FluentProvider>
  )
  render(<Inside />)
  act(() => report(file({})))
  await screen.findByRole('button', { name: 'Cancel sites.csv' })
  screen.getByRole('button', { name: 'Yes' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Cancel sites.csv' })).toBeTruthy()
  screen.getByRole('button', { name: 'Row' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Cancel sites.csv' })).toBeNull()
  expect(keys).toEqual(['question Escape'])
})

test('in a hidden tab it neither opens by itself nor stays open, and does not open later', async () => {
  const { port, report } = createPort()
  const Tabs = ({ isInFront }: { readonly isInFront: boolean }) => (
    <PartSurface isInFront={isInFront}>
      <Tray port={port} onFailure={() => undefined} />
    </PartSurface>
  )
  const { rerender } = render(<Tabs isInFront={false} />)
  act(() => report(file({ name: 'first.csv' })))
  expect(screen.queryByText('first.csv')).toBeNull()
  rerender(<Tabs isInFront />)
  expect(screen.queryByText('first.csv')).toBeNull()
  act(() => report(file({ id: '2', name: 'second.csv' })))
  await screen.findByText('second.csv')
  rerender(<Tabs isInFront={false} />)
  expect(screen.queryByText('second.csv')).toBeNull()
  rerender(<Tabs isInFront />)
  expect(screen.queryByText('second.csv')).toBeNull()
})

test('a failed file says why', async () => {
  const { port, report } = createPort()
  render(<Tray port={port} onFailure={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  await screen.findByRole('button', { name: 'Cancel sites.csv' })
  report(file({ state: 'failed', failure: 'The disk is full.' }))
  expect(await screen.findByText('The disk is full.')).toBeTruthy()
})

test('a newer state replaces the older one in place', () => {
  const list = [file({ id: '2' }), file({ id: '1' })]
  expect(withDownload(list, file({ id: '1', state: 'done' })).map(({ id, state }) => `${id} ${state}`)).toEqual(['2 running', '1 done'])
  expect(withDownload(list, file({ id: '3' })).map(({ id }) => id)).toEqual(['3', '2', '1'])
})
