import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { finishBeforeQuit } from './quit.ts'

/** What Electron's `app` does about quitting: an event that can be prevented, then the end, for which `quit` waits for every thread and `exit` does not. */
class TestApp extends EventEmitter {
  readonly ended: Promise<'quit' | 'exit'>
  #end: (how: 'quit' | 'exit') => void = () => undefined

  constructor() {
    super()
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  quit(): void {
    let isPrevented = false
    this.emit('will-quit', {
      preventDefault: () => {
        isPrevented = true
      },
    })
    if (!isPrevented) this.#end('quit')
  }

  exit(): void {
    this.#end('exit')
  }
}

test('quits once what is being written is there', async () => {
  const app = new TestApp()
  const written: string[] = []
  finishBeforeQuit(app, { finish: async () => void written.push('copy'), isStuck: () => false })
  app.quit()
  expect(await app.ended).toBe('quit')
  expect(written).toEqual(['copy'])
})

test('a keychain that still asks to be unlocked does not hold the end', async () => {
  const app = new TestApp()
  const written: string[] = []
  finishBeforeQuit(app, { finish: async () => void written.push('copy'), isStuck: () => true })
  app.quit()
  expect(await app.ended).toBe('exit')
  expect(written).toEqual(['copy'])
})
