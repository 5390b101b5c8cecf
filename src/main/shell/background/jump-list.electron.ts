import { type App, Menu } from 'electron'
import { screenLink } from '#shared/record-link.ts'

/** How a second start asks for a window of its own. */
export const NEW_WINDOW = '--new-window'

/** The screens in the menu of the icon. No recent sites: their names are other people's data, and the taskbar is in everybody's sight. */
const SCREENS = [
  { title: 'Find a site', path: '/' },
  { title: 'Invoice Library', path: '/invoice-library' },
  { title: 'Create New Site', path: '/create-site' },
] as const

const linkOf = (path: string): string => screenLink(path) ?? ''

interface JumpListActions {
  readonly newWindow: () => void
  readonly open: (link: string) => void
}

/** Sets the menu of the icon on the taskbar (Windows) or in the dock (macOS). On Linux it is in the entry of the menu: electron-builder.yml. */
export function setJumpList(app: App, { newWindow, open }: JumpListActions): void {
  if (process.platform === 'win32') app.setUserTasks(userTasks(process.execPath))
  if (process.platform !== 'darwin') return
  const screens = SCREENS.map(({ title, path }) => ({ label: title, click: () => open(linkOf(path)) }))
  app.dock?.setMenu(Menu.buildFromTemplate([{ label: 'New window', click: newWindow }, ...screens]))
}

/** The tasks of Windows' jump list: a second start of this program with arguments that it has anyway. */
export function userTasks(program: string): Electron.Task[] {
  const task = (title: string, argument: string): Electron.Task => ({
    title,
    description: title,
    program,
    arguments: argument,
    iconPath: program,
    iconIndex: 0,
  })
  // After `--` nothing of a link counts as a switch.
  return [task('New window', NEW_WINDOW), ...SCREENS.map(({ title, path }) => task(title, `-- ${linkOf(path)}`))]
}
