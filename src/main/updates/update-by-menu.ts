import type { Question } from '../confirmation/question.ts'
import type { Notices } from '../shell/notices.ts'
import type { Updates } from './updates.ts'

interface MenuOptions {
  readonly updates: Pick<Updates, 'check' | 'settled' | 'status' | 'restart'>
  /** Asks outside the page. */
  readonly ask: (question: Question) => Promise<boolean>
  readonly announce: Notices['announce']
}

/** The way to an update without the page's own: nobody can sign in, or the page does not work, and the update is what mends it. */
export async function updateByMenu({ updates, ask, announce }: MenuOptions): Promise<void> {
  await updates.check()
  await updates.settled()
  const { state, version, current, message } = updates.status()
  if (state !== 'ready') {
    const isFailure = state === 'failed'
    announce({ kind: 'update-checked', intent: isFailure ? 'warning' : 'info', message: message ?? `Version ${current} is the newest version.` })
    return
  }
  const question = {
    message: `Version ${version} is ready`,
    detail: 'The console closes, installs it and opens again. Drafts are kept.',
    confirm: 'Restart and Update',
  }
  if (!(await ask(question))) return
  const restarted = await updates.restart()
  const reasons = restarted.ok ? restarted.value.blockedBy : [restarted.error.message]
  if (reasons.length > 0) announce({ kind: 'update-checked', intent: 'warning', message: `The console cannot restart yet. ${reasons.join(' ')}` })
}
