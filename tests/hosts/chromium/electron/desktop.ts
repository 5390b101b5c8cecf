// The pieces of the desktop that Chromium's own window stands for: its menu, its dialogs, its displays.

export const Menu = {
  buildFromTemplate: (template: readonly unknown[]): readonly unknown[] => template,
  setApplicationMenu: (): void => {},
}

/** Chromium's window has a context menu of its own, so main's never shows, and copies nothing. */
export const clipboard = { writeText: (): void => {} }

/** The host has no notifications; a test records what main would show. */
export const Notification = { isSupported: (): boolean => false }

interface MessageBoxOptions {
  readonly message: string
  readonly cancelId?: number
}

export const dialog = {
  /** Says it on the terminal and answers as if the user had put it away. */
  showMessageBox: async (_window: unknown, { message, cancelId = 0 }: MessageBoxOptions): Promise<{ response: number }> => {
    console.log(message)
    return { response: cancelId }
  },
  /** Answers as if the user had put it away. */
  showOpenDialog: async (..._parameters: readonly unknown[]): Promise<{ canceled: boolean; filePaths: readonly string[] }> => ({
    canceled: true,
    filePaths: [],
  }),
}

const DISPLAY = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }

export const screen = { getPrimaryDisplay: () => DISPLAY, getAllDisplays: () => [DISPLAY] }
