import type { WebPreferences } from 'electron'

/** Web preferences of a page of the console. Defaults are repeated, because a default may change. */
export const pagePreferences = (preload: string, isPackaged: boolean): WebPreferences => ({
  preload,
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
  // `alert` and `confirm` look like main's own questions. That the page asks before it closes does not depend on them.
  disableDialogs: true,
  // Takes the dialogs of `showSaveFilePicker` and the like away: main asks for files and folders.
  disableBlinkFeatures: 'FileSystemAccessLocal',
  devTools: !isPackaged,
})
