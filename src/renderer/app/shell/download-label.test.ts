import { expect, test } from 'vitest'
import { downloadLabel } from './download-label.ts'

test('the label of the remote-desktop tool starts with Download [SHELL-025]', () => {
  expect(downloadLabel('AnyDesk')).toBe('Download AnyDesk')
  expect(downloadLabel('Download the remote tool')).toBe('Download the remote tool')
})
