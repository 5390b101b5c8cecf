/** What a test may set in the environment. A packaged app reads none of it. */
export interface TestEnvironment {
  /** Folder in place of the user-data folder. */
  readonly userData: string | undefined
  /** Folder in place of the downloads folder. */
  readonly downloads: string | undefined
  /** File that takes addresses in place of the system browser. */
  readonly browserRecord: string | undefined
  /** File that names the folder to choose, in place of the dialog. */
  readonly chosenFolder: string | undefined
  /** File that names the connection profile to choose, in place of the dialog. */
  readonly chosenFile: string | undefined
  /** File that takes, as a PDF, what would go to a printer. */
  readonly print: string | undefined
  /** File that takes the paths of documents in place of the programs that open them. */
  readonly openedRecord: string | undefined
  /** File that answers main's confirmations (`no` refuses) and beside which they are written down, in place of the dialog. */
  readonly confirmations: string | undefined
}

export function testEnvironment(environment: NodeJS.ProcessEnv, isPackaged: boolean): TestEnvironment {
  const read = (name: string): string | undefined => (isPackaged ? undefined : environment[name] || undefined)
  return {
    userData: read('ADMIN_CONSOLE_USER_DATA'),
    downloads: read('ADMIN_CONSOLE_DOWNLOADS'),
    browserRecord: read('ADMIN_CONSOLE_OPEN_BROWSER'),
    chosenFolder: read('ADMIN_CONSOLE_CHOOSE_FOLDER'),
    chosenFile: read('ADMIN_CONSOLE_CHOOSE_FILE'),
    print: read('ADMIN_CONSOLE_PRINT'),
    openedRecord: read('ADMIN_CONSOLE_OPENED'),
    confirmations: read('ADMIN_CONSOLE_CONFIRM'),
  }
}

/** The value of `--name value` or `--name=value`, the last one given. */
export function argumentValue(args: readonly string[], name: string): string | undefined {
  const flag = `--${name}`
  for (let at = args.length - 1; at >= 0; at -= 1) {
    if (args[at]?.startsWith(`${flag}=`)) return args[at]?.slice(flag.length + 1)
    if (args[at] === flag) return args[at + 1]
  }
  return undefined
}
