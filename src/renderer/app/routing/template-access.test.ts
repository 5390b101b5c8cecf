import { describe, expect, test } from 'vitest'
import { type AccessSubject, PERMISSION_GROUPS } from '#shared/domain/permission.ts'
import { mayOpen, screenAt } from './screens.ts'

const GLOBAL = { '/global-template': 'view', '/addg-templates': 'create', '/editg-templates': 'edit' } as const
const MASTER = ['/template-list', '/addm-templates', '/editm-templates']
const CAMPAIGNS = ['/marketing-index', '/customer-list', '/email-Customer', '/campaign-history']
const ALL = [...Object.keys(GLOBAL), ...MASTER, ...CAMPAIGNS]

const granted = (name: string, ...operations: readonly string[]): AccessSubject => ({
  role: 'SUPPORT_EXECUTIVE',
  enabled: true,
  permissions: [{ name, operations }],
})
const openTo = (user: AccessSubject): readonly string[] =>
  ALL.filter((path) => {
    const screen = screenAt(path, user.role)
    return screen !== undefined && mayOpen(user, screen)
  })

describe('the screens of templates and campaigns', () => {
  test('an administrator opens them all, without a grant [TMPL-033]', () => {
    expect(openTo({ role: 'ADMIN', enabled: true, permissions: [] })).toEqual(ALL)
  })

  test('a user opens what was granted, and nothing else [TMPL-034]', () => {
    expect(openTo(granted('site', 'view_site_list'))).toEqual([])
    expect(openTo(granted('globalTemplates', 'view', 'edit'))).toEqual(['/global-template', '/editg-templates'])
    expect(openTo({ ...granted('globalTemplates', 'view'), enabled: false })).toEqual([])
  })

  test('each screen of the global templates has its own operation [TMPL-031]', () => {
    expect(PERMISSION_GROUPS.globalTemplates).toEqual(['view', 'create', 'edit', 'delete'])
    for (const [path, operation] of Object.entries(GLOBAL)) expect(openTo(granted('globalTemplates', operation))).toEqual([path])
  })

  test('master templates want campaigns_templates, campaigns run_campaigns [TMPL-032] [CAMP-042]', () => {
    expect(PERMISSION_GROUPS.campaigns).toEqual(['run_campaigns', 'campaigns_templates'])
    expect(openTo(granted('campaigns', 'campaigns_templates'))).toEqual(MASTER)
    expect(openTo(granted('campaigns', 'run_campaigns'))).toEqual(CAMPAIGNS)
  })
})
