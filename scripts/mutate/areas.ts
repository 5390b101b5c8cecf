/** What `npm run mutate` breaks on purpose, and the tests that must notice. */
export interface MutatedArea {
  /** Globs of product code, without its tests. */
  readonly code: readonly string[]
  /** Globs of the tests that run against every break: those beside the code, and those of what uses it. */
  readonly tests: readonly string[]
}

/** At least this share of the breaks must be noticed, percent. */
export const WANTED_SHARE = 85

export const AREAS = {
  money: {
    code: [
      'src/shared/domain/money.ts',
      'src/shared/domain/currency.ts',
      'src/shared/domain/payment.ts',
      'src/main/money/{money-outcome,money-request,money-rule,payment-ledger,payment-read-back,payment-service}.ts',
      'src/main/money/rules/*.ts',
      'src/renderer/components/money/amount.ts',
      '!**/*.test.ts',
    ],
    tests: ['src/shared/domain/{money,currency,payment}.test.ts', 'src/main/money/**/*.test.ts', 'src/renderer/components/money/*.test.ts'],
  },
  permissions: {
    code: ['src/shared/domain/{permission,role}.ts', 'src/renderer/app/routing/screens.ts', 'src/renderer/features/users/model/grants.ts'],
    tests: [
      'src/shared/domain/{permission,role}.test.ts',
      'src/renderer/app/routing/*.test.ts',
      'src/renderer/features/users/**/*.test.ts',
      'src/renderer/features/sites/site-actions.test.ts',
    ],
  },
  dates: {
    code: ['src/shared/domain/{date,service-period}.ts', 'src/renderer/features/dashboards/rules/*.ts', '!**/*.{test,test-support}.ts'],
    tests: ['src/shared/domain/{date,service-period}.test.ts', 'src/renderer/features/dashboards/rules/*.test.ts'],
  },
  filters: {
    code: [
      'src/renderer/components/list-state/{filter-codec,list-address,row-filter}.ts',
      'src/renderer/components/filter-bar/filter-field.ts',
      'src/renderer/patterns/list-page/{list-declaration,list-filters,value-range}.ts',
    ],
    tests: ['src/renderer/components/list-state/*.test.ts', 'src/renderer/components/filter-bar/*.test.ts', 'src/renderer/patterns/list-page/*.test.ts'],
  },
  'site-input': {
    code: ['src/renderer/features/site-form/model/*.ts', 'src/renderer/features/site-form/fields/*.ts', '!**/*.{test,test-support}.ts'],
    tests: ['src/renderer/features/site-form/**/*.test.ts'],
  },
} as const satisfies Record<string, MutatedArea>

export type AreaName = keyof typeof AREAS
