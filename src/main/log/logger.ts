/** What the classes of main log with; `console` and electron-log both fit. Messages never hold a token, a key or what a user typed. */
export interface Logger {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}
