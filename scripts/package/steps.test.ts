import { expect, onTestFinished, test, vi } from 'vitest'
import { PackagingSteps } from './steps.ts'

test('a step is shown when it begins, and every half minute while it lasts', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const printed: string[] = []
  const steps = new PackagingSteps((line) => printed.push(line))
  steps.take('  • electron-builder  version=26.17.0 os=6.1\n  • packaging       platform=linux arch=x64 electron=45.3.4 appOut')
  expect(printed).toEqual([])
  steps.take('Dir=dist/linux-unpacked\n')
  expect(printed).toEqual(['Packing the app for x64 ...'])
  vi.advanceTimersByTime(20_000)
  steps.take('  • building        target=deb arch=x64 file=dist/admin-console_0.1.0_amd64.deb\n')
  vi.advanceTimersByTime(61_000)
  steps.end()
  vi.advanceTimersByTime(60_000)
  expect(printed).toEqual(['Packing the app for x64 ...', 'Building deb ...', 'Building deb: 10 s so far', 'Building deb: 40 s so far'])
})
