import { describe, expect, test } from 'vitest'
import { hasActivePlan, isFreeSite, SITE_STATUS_LABELS, type SiteState, siteStatusLabel, statusDifference } from './site-status.ts'

const withService = (serviceName: string, status: string | null, charges: number | null): SiteState => ({
  siteRecurringConfig: { siteServices: [null, { serviceName: 'OTHER', status: 'INACTIVE', charges: 0 }, { serviceName, status, charges }] },
})

describe('status of the list', () => {
  test('shows Active when enabled [SLIST-039]', () => {
    expect(siteStatusLabel({ enabled: true })).toBe('Active')
  })

  test('shows InActive when not enabled [SLIST-040]', () => {
    expect(siteStatusLabel({ enabled: false })).toBe('InActive')
    expect(siteStatusLabel({ enabled: null })).toBe('InActive')
    expect(siteStatusLabel({})).toBe('InActive')
  })

  test('has exactly these labels [SLIST-039] [SLIST-040]', () => {
    expect(SITE_STATUS_LABELS).toEqual(['Active', 'InActive'])
  })

  test('follows the enabled flag, not the plan [SLIST-041]', () => {
    expect(siteStatusLabel({ enabled: true, ...withService('SITE', 'INACTIVE', 0) })).toBe('Active')
    expect(siteStatusLabel({ enabled: false, ...withService('SITE', 'ACTIVE', 100) })).toBe('InActive')
  })
})

describe('active plan', () => {
  test('a SITE service exists and its status is not INACTIVE [SLIST-038]', () => {
    expect(hasActivePlan(withService('SITE', 'ACTIVE', 100))).toBe(true)
    expect(hasActivePlan(withService('SITE', 'TRIAL', 100))).toBe(true)
    expect(hasActivePlan(withService('SITE', 'INACTIVE', 100))).toBe(false)
    expect(hasActivePlan(withService('SMS', 'ACTIVE', 100))).toBe(false)
    expect(hasActivePlan({})).toBe(false)
    expect(hasActivePlan({ siteRecurringConfig: { siteServices: null } })).toBe(false)
  })

  test('compares the status literally [SLIST-042]', () => {
    expect(hasActivePlan(withService('SITE', 'inactive', 100))).toBe(true)
    expect(hasActivePlan(withService('SITE', null, 100))).toBe(true)
  })
})

describe('the difference between the enabled flag and the SITE service [SLIST-041]', () => {
  test('is named where the two disagree', () => {
    expect(statusDifference({ enabled: true })).toBe('Enabled, no SITE service')
    expect(statusDifference({ enabled: true, ...withService('SMS', 'ACTIVE', 100) })).toBe('Enabled, no SITE service')
    expect(statusDifference({ enabled: true, ...withService('SITE', 'INACTIVE', 100) })).toBe('Enabled, SITE service not active')
    expect(statusDifference({ enabled: false, ...withService('SITE', 'TRIAL', 100) })).toBe('Not enabled, SITE service active')
    expect(statusDifference({ enabled: null, ...withService('SITE', null, 100) })).toBe('Not enabled, SITE service active')
  })

  test('is none where they agree', () => {
    expect(statusDifference({ enabled: true, ...withService('SITE', 'FREE', 0) })).toBeNull()
    expect(statusDifference({ enabled: false, ...withService('SITE', 'INACTIVE', 100) })).toBeNull()
    expect(statusDifference({})).toBeNull()
  })
})

describe('free', () => {
  test('a subscription price of 0 [SLIST-029]', () => {
    expect(isFreeSite(withService('SITE', 'ACTIVE', 0))).toBe(true)
    expect(isFreeSite(withService('SITE', 'ACTIVE', 1))).toBe(false)
  })

  test('charges of the SITE service; without a SITE service it does not count [SLIST-030]', () => {
    expect(isFreeSite(withService('SMS', 'ACTIVE', 0))).toBe(false)
    expect(isFreeSite(withService('SITE', 'ACTIVE', null))).toBe(false)
    expect(isFreeSite({})).toBe(false)
  })
})
