import { expect, test } from 'vitest'
import { usualPlaces } from './chromium.ts'

test('macOS keeps browsers in the applications of everybody and of the user', () => {
  expect(usualPlaces('darwin', {}, '/Users/asha')).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/asha/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/asha/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])
})

test('Windows keeps browsers in the folders that its environment names', () => {
  expect(usualPlaces('win32', { PROGRAMFILES: String.raw`C:\Program Files`, LOCALAPPDATA: String.raw`C:\Users\asha\AppData\Local` }, '')).toEqual([
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files\Chromium\Application\chrome.exe`,
    String.raw`C:\Users\asha\AppData\Local\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Users\asha\AppData\Local\Chromium\Application\chrome.exe`,
  ])
})

test('Linux has no usual place beside PATH', () => {
  expect(usualPlaces('linux', {}, '/home/asha')).toEqual([])
})
