import type { LaunchOptions, RunningConsole } from './launch.ts'
export async function launchChromiumHost(_options: LaunchOptions): Promise<RunningConsole> {
  throw new Error('x')
}
