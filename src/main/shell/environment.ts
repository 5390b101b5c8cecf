import { parseArgs } from 'node:util'

/** What a test may set in the environment. A packaged app reads none of it. */
export type TestEnvironment = ReturnType<typeof testEnvironment>

export function testEnvironment(environment: NodeJS.ProcessEnv, isPackaged: boolean) {
  const read = (name: string): string | undefined => (isPackaged ? undefined : environment[name] || undefined)
  return {
    /** Folders in place of the user-data folder and the downloads folder. */
    userData: read('ADMIN_CONSOLE_USER_DATA'),
    downloads: read('ADMIN_CONSOLE_DOWNLOADS'),
    /** File that takes addresses in place of the system browser. */
    browserRecord: read('ADMIN_CONSOLE_OPEN_BROWSER'),
    /** `no` where one console works for many tests, faster than a person: no budgets at the native gate, no pauses. */
    browserLimit: read('ADMIN_CONSOLE_BROWSER_LIMIT'),
    /** Files that name the folder, and the connection profile, to choose in place of the dialog. */
    chosenFolder: read('ADMIN_CONSOLE_CHOOSE_FOLDER'),
    chosenFile: read('ADMIN_CONSOLE_CHOOSE_FILE'),
    /** File that takes, as a PDF, what would go to a printer. */
    print: read('ADMIN_CONSOLE_PRINT'),
    /** File that takes the paths of documents in place of the programs that open them. */
    openedRecord: read('ADMIN_CONSOLE_OPENED'),
    /** File that takes the system's notifications, a line of JSON each, as if no window were in front. */
    notifications: read('ADMIN_CONSOLE_NOTIFICATIONS'),
    /** File with the seconds since the last input, in place of the system's. */
    idle: read('ADMIN_CONSOLE_IDLE'),
    /** File that takes the place of the administrator's policy. */
    policy: read('ADMIN_CONSOLE_POLICY'),
    /** Folder with `app-update.yml` and `update-key.pem`, in place of those of the build. */
    updates: read('ADMIN_CONSOLE_UPDATES'),
    /** File that takes the arguments of another connection's console in place of its start. */
    started: read('ADMIN_CONSOLE_STARTED'),
    /** File that answers main's confirmations (`no` refuses) and beside which they are written down, in place of the dialog. */
    confirmations: read('ADMIN_CONSOLE_CONFIRM'),
  }
}

/** The value of `--name value` or `--name=value`, the last one given. */
export function argumentValue(args: readonly string[], name: string): string | undefined {
  const value = parseArgs({ args: [...args], strict: false, options: { [name]: { type: 'string' } } }).values[name]
  return typeof value === 'string' ? value : undefined
}
