import { parseArgs } from 'node:util'
import { inRoot } from '#scripts/root.ts'

export interface HostOptions {
  /** Port at which tests reach the page; 0 takes a free one. */
  readonly port: number
  /** Without a window: where there is no display. */
  readonly isHeadless: boolean
  /** Pixels a CSS pixel, the display's own if undefined. */
  readonly scale?: string
  /** Folder of the built console: `main/index.js` and `preload/index.cjs`. */
  readonly build: string
  /** What the console itself is started with. */
  readonly consoleArguments: readonly string[]
}

const OWN = { 'cdp-port': { type: 'string' }, headless: { type: 'boolean' }, scale: { type: 'string' }, build: { type: 'string' } } as const

/** Splits the command line into the host's options and the console's, in any order; `--` is allowed between them. */
export function hostOptions(args: readonly string[]): HostOptions {
  const { values, tokens } = parseArgs({ args: [...args], options: OWN, strict: false, tokens: true })
  const own = new Set<number>()
  for (const token of tokens) {
    if (token.kind === 'option-terminator') own.add(token.index)
    if (token.kind !== 'option' || !(token.name in OWN)) continue
    own.add(token.index)
    if (token.name !== 'headless' && token.inlineValue === false) own.add(token.index + 1)
  }
  return {
    port: Number(values['cdp-port'] ?? 0),
    isHeadless: values.headless === true || (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']),
    ...(typeof values.scale === 'string' ? { scale: values.scale } : {}),
    build: typeof values.build === 'string' ? values.build : inRoot('out'),
    consoleArguments: args.filter((_argument, at) => !own.has(at)),
  }
}
