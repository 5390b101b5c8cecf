import { expect, test } from 'vitest'
import { pagePreferences } from './page-preferences.ts'

test.each([
  ['installed', true, false],
  ['from the sources', false, true],
])('a console that is %s has its pages without dialogs of their own, and developer tools: %j', (_how, isPackaged, devTools) => {
  expect(pagePreferences('/preload.cjs', isPackaged)).toEqual({
    preload: '/preload.cjs',
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    plugins: false,
    navigateOnDragDrop: false,
    spellcheck: true,
    disableDialogs: true,
    disableBlinkFeatures: 'FileSystemAccessLocal',
    devTools,
  })
})
