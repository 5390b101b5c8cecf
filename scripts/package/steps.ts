/** How often a step that takes long reports that it is still running, milliseconds. */
const REMINDER = 30_000

/** What electron-builder announces on a line of its own, and how it is shown. */
const STEPS: readonly (readonly [announcement: RegExp, shown: (found: string) => string])[] = [
  [/• downloading\s.*\burl=(\S+)/, (address) => `Downloading ${address}`],
  [/• packaging\s.*\barch=(\S+)/, (processor) => `Packing the app for ${processor}`],
  [/• building\s.*\btarget=(.+?) (?:arch|file)=/, (target) => `Building ${target}`],
  [/• (?:code )?signing\s()/, () => 'Signing'],
  [/• notari[sz]ation\s()/, () => 'Notarising'],
]

/** Shows what electron-builder is doing, a line for each step as it begins. */
export class PackagingSteps {
  readonly #print: (line: string) => void
  #rest = ''
  #step: { readonly name: string; readonly began: number } | undefined
  readonly #reminder = setInterval(() => this.#remind(), REMINDER)

  constructor(print: (line: string) => void = console.log) {
    this.#print = print
  }

  /** Takes more of electron-builder's output. */
  take(text: string): void {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) {
      const name = stepOf(line)
      if (name === undefined || name === this.#step?.name) continue
      this.#step = { name, began: Date.now() }
      this.#print(`${name} ...`)
    }
  }

  end(): void {
    clearInterval(this.#reminder)
  }

  #remind(): void {
    if (this.#step !== undefined) this.#print(`${this.#step.name}: ${Math.round((Date.now() - this.#step.began) / 1000)} s so far`)
  }
}

function stepOf(line: string): string | undefined {
  for (const [announcement, shown] of STEPS) {
    const found = announcement.exec(line)
    if (found !== null) return shown(found[1] ?? '')
  }
  return undefined
}
