import { describe, expect, test } from 'vitest'
import { touchedSpecs } from './touched-specs.ts'

const USERS = 'tests/e2e/users/create.spec.ts'
const SITES = 'tests/e2e/sites/list.spec.ts'
const SHELL = 'tests/e2e/shell/frame.spec.ts'
const ALL = [USERS, SITES, SHELL]

const SOURCES = new Map([
  ['src/renderer/app/routes.ts', "import { USERS } from '#features/users/routes.tsx'\nimport { SITES } from '#features/sites/routes.tsx'"],
  ['src/renderer/features/users/routes.tsx', "path: '/manage-user', load: () => import('./user-list.tsx')"],
  [
    'src/renderer/features/users/user-list.tsx',
    "import { Card } from '#components/card.tsx'\nimport { date } from '#shared/date.ts'\nreturn <Button>Save</Button>",
  ],
  ['src/renderer/features/users/user-list.test.ts', "import './user-list.tsx'"],
  ['src/renderer/features/sites/routes.tsx', "path: '/', load: () => import('./site-list.tsx')"],
  [
    'src/renderer/features/sites/site-list.tsx',
    "import '#components/removed.tsx'\nimport { useWallet } from '#data/wallet/use-wallet.ts'\n<Button>Save</Button> <Button>Recharge Wallet</Button>",
  ],
  ['src/renderer/features/tours/tour.tsx', "title: 'Welcome'"],
  ['src/renderer/data/wallet/use-wallet.ts', ''],
  ['src/renderer/components/card.tsx', ''],
  ['src/shared/date.ts', ''],
  ['src/main/index.ts', "import { date } from '#shared/date.ts'"],
  ['tests/e2e/users/users-on-screen.ts', "await openAddress(page, '/manage-user')"],
  [USERS, "import { openUsers } from './users-on-screen.ts'\n// Not for 'Recharge Wallet'.\nname: 'Save'"],
  [SITES, "import { control } from '../control.ts'\nname: 'Recharge Wallet'"],
  [SHELL, "name: 'Save'"],
  ['tests/e2e/control.ts', ''],
])
const ALIASES = new Map([
  ['#features/', 'src/renderer/features/'],
  ['#components/', 'src/renderer/components/'],
  ['#data/', 'src/renderer/data/'],
  ['#shared/', 'src/shared/'],
])

const touched = (...changed: readonly string[]): readonly string[] => touchedSpecs(changed, SOURCES, ALIASES)

test('nothing changed touches no spec', () => expect(touched()).toEqual([]))

describe('of a feature', () => {
  test('the specs that name what only this feature has, and those that name no feature', () => {
    expect(touched('src/renderer/features/users/user-list.tsx')).toEqual([USERS, SHELL])
    expect(touched('src/renderer/features/sites/site-list.tsx')).toEqual([SITES, SHELL])
  })

  test('also by a module that was deleted', () => expect(touched('src/renderer/components/removed.tsx')).toEqual([SITES, SHELL]))

  test('operations count as the modules beside them', () => {
    expect(touched('src/renderer/features/users/operations.graphql')).toEqual([USERS, SHELL])
    expect(touched('src/renderer/data/wallet/operations.graphql')).toEqual([SITES, SHELL])
  })

  test('every spec where none names the feature', () => expect(touched('src/renderer/features/tours/tour.tsx')).toEqual(ALL))

  test('its unit tests and its README touch none', () => {
    expect(touched('src/renderer/features/users/user-list.test.ts', 'src/renderer/features/users/README.md')).toEqual([])
  })
})

test('a shared component touches the specs of the features that import it', () => {
  expect(touched('src/renderer/components/card.tsx')).toEqual([USERS, SHELL])
})

test.each([
  'src/main/index.ts',
  'src/shared/date.ts',
  'src/renderer/app/routes.ts',
  'local-platform/start.ts',
  'schema/platform.graphql',
  'package.json',
  'playwright.config.ts',
])('%s touches every spec', (file) => expect(touched(file)).toEqual(ALL))

test.each([
  ['tests/e2e/users/users-on-screen.ts', [USERS]],
  ['tests/e2e/control.ts', [SITES]],
  [SHELL, [SHELL]],
  ['docs/architecture.md', []],
  ['scripts/tour.ts', []],
  ['vitest.config.ts', []],
])('%s touches the specs that import it', (file, specs) => expect(touched(file)).toEqual(specs))
