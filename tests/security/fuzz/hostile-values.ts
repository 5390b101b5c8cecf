import fc from 'fast-check'

/** Texts that a program could take for more than a text: paths, addresses, markup, formulas, code, and characters that are not what they look like. */
const HOSTILE_TEXTS: readonly string[] = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\config\\sam',
  '/etc/shadow',
  'C:\\Windows\\System32\\cmd.exe',
  '\\\\evil.example\\share\\a.exe',
  'file:///etc/passwd',
  'https://evil.example/?stolen=1',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"; DROP TABLE sites; --',
  '{ __schema { types { name } } }',
  'mutation { deleteSite(domain: "a") }',
  '=HYPERLINK("http://evil.example")\n',
  '=cmd|" /C calc"!A0',
  '$(touch /tmp/pwned)',
  '`touch /tmp/pwned`',
  '; rm -rf ~',
  '%00',
  'nul\u0000byte',
  'CON',
  'CONIN$',
  'a.pdf\u202eexe.fdp',
  '\ud800',
  '\u200b',
  '\ufeff',
  '__proto__',
  'constructor',
  'toString',
  '{{constructor.constructor("return process")()}}',
  '%s%s%s%n',
  '\r\nX-Injected: 1',
  '-1',
  '9'.repeat(400),
  'NaN',
  '1e309',
  '',
  ' ',
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
)

/** What JSON can hold, with hostile names and texts in it: variables of an operation. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: false },
    hostileText,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(hostileText, tie('value'), { maxKeys: 4 }),
  ),
})).value

const cyclic = (): object => {
  const value: Record<string, unknown> = {}
  value['self'] = value
  return value
}

const crossing = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withNullPrototype: true,
  withSparseArray: true,
  maxDepth: 3,
})

const oddOnes = fc.constantFrom<unknown>(
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  new Error('e'),
  /r/g,
  new ArrayBuffer(64),
  new Date(Number.NaN),
)

/** What an argument must not be: anything that crosses between processes, whatever it is. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 10, arbitrary: crossing },
  { weight: 10, arbitrary: hostileJson },
  { weight: 10, arbitrary: hostileText },
  { weight: 10, arbitrary: oddOnes },
  { weight: 2, arbitrary: fc.constant(null).map(cyclic) },
  { weight: 1, arbitrary: fc.integer({ min: 12, max: 20 }).map((size) => 'x'.repeat(2 ** size)) },
)
