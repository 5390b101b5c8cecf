import type { CDPSession, Page } from '@playwright/test'

/** The code of a key that an input method takes. */
const TAKEN = 229

/**
 * An input method as the browser sees one: a text is composed in the field with the focus, and the keys pressed
 * meanwhile are the method's.
 */
export class InputMethod {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page))
  }

  /** Composes a text, with its candidates open. */
  async compose(text: string): Promise<void> {
    await this.#session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }

  /** Presses a key that the method takes. */
  async press(key: string): Promise<void> {
    const stroke = { key, code: key, windowsVirtualKeyCode: TAKEN, nativeVirtualKeyCode: TAKEN }
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...stroke })
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke })
  }

  /** Composes a text from what is typed, and confirms it with Enter. */
  async write(typed: string, text = typed): Promise<void> {
    await this.compose(typed)
    await this.press('Enter')
    await this.#session.send('Input.insertText', { text })
  }

  /** Composes a text and gives it up with Escape. */
  async giveUp(text: string): Promise<void> {
    await this.compose(text)
    await this.press('Escape')
    await this.#session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  }

  async close(): Promise<void> {
    await this.#session.detach()
  }
}
