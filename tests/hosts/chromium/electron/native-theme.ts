import { EventEmitter } from 'node:events'

type Source = 'system' | 'light' | 'dark'

class NativeTheme extends EventEmitter {
  #source: Source = 'system'

  get themeSource(): Source {
    return this.#source
  }

  set themeSource(source: Source) {
    this.#source = source
    this.emit('updated')
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark'
  }
}

export const nativeTheme = new NativeTheme()
