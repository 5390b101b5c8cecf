import { describe, expect, test } from 'vitest'
import { readRegistryPolicy } from './registry-policy.ts'

const KEY = 'HKLM\\Software\\Policies\\Admin Console'
const ROOT = 'HKEY_LOCAL_MACHINE\\Software\\Policies'

/** `reg query` as Windows prints it; undefined: it failed. */
const query =
  (values: string | undefined, parent: string | undefined = `\r\n${ROOT}\\Microsoft\r\n`) =>
  async (args: readonly string[]) =>
    args[0] === KEY ? values : parent

const listing = (...lines: string[]): string => ['', ...lines, ''].join('\r\n')

describe('the policy of the registry', () => {
  test('is read with its keys below', async () => {
    const values = listing(
      `${ROOT}\\Admin Console`,
      '    version    REG_DWORD    0x1',
      '    (Default)    REG_SZ    ignored',
      '    profile    REG_SZ    C:\\Program Files\\North Shop\\connection.json',
      '    diskCache    REG_DWORD    0x0',
      '    export    REG_DWORD    0x1',
      '    idleLockMinutes    REG_DWORD    0xf',
      '',
      `${ROOT}\\Admin Console\\updates`,
      '    feed    REG_SZ    https://updates.example/console',
      '    ring    REG_SZ    early',
      '    enabled    REG_DWORD    0x0',
      '',
      `${ROOT}\\Admin Console\\paymentConfirmationLimit`,
      '    INR    REG_DWORD    0x7a120',
    )
    expect(await readRegistryPolicy(query(values))).toEqual({
      ok: true,
      value: {
        version: 1,
        profile: 'C:\\Program Files\\North Shop\\connection.json',
        diskCache: false,
        export: true,
        idleLockMinutes: 15,
        updates: { feed: 'https://updates.example/console', ring: 'early', enabled: false },
        paymentConfirmationLimit: { INR: 500_000 },
      },
    })
  })

  test('is none where its key is not there', async () => {
    expect(await readRegistryPolicy(query(undefined))).toBeUndefined()
  })

  test('that is there and cannot be read is a problem', async () => {
    expect(await readRegistryPolicy(query(undefined, `\r\n${ROOT}\\Microsoft\r\n${ROOT}\\ADMIN CONSOLE\r\n`))).toEqual({
      ok: false,
      problems: [{ field: 'registry', message: `cannot be read: ${KEY}` }],
    })
  })

  test('is a problem where the registry itself cannot be read', async () => {
    const reading = await readRegistryPolicy(async () => undefined)
    expect(reading).toEqual({ ok: false, problems: [{ field: 'registry', message: 'cannot be read: HKLM\\Software\\Policies' }] })
  })

  test.each([
    ['    export    REG_DWORD    0x2', 'export must be true or false'],
    ['    export    REG_SZ    false', 'export must be true or false'],
    ['    diskcache    REG_DWORD    0x0', 'diskcache is not a known setting'],
    ['    idleLockMinutes    REG_SZ    soon', 'idleLockMinutes must be a whole number of minutes from 1 to 1440'],
  ])('with %j is refused', async (line, problem) => {
    const reading = await readRegistryPolicy(query(listing(`${ROOT}\\Admin Console`, '    version    REG_DWORD    0x1', line)))
    expect(reading).toMatchObject({ ok: false })
    expect(reading?.ok === false && reading.problems.map(({ field, message }) => `${field} ${message}`)).toEqual([problem])
  })

  test('a key without a version is damaged, not empty', async () => {
    expect(await readRegistryPolicy(query(listing(`${ROOT}\\Admin Console`)))).toMatchObject({ ok: false })
  })
})
