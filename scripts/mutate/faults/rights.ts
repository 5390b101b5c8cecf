import type { Fault } from '../fault.ts'

/** Faults that grant or deny an action against the permission rules. */
export const RIGHTS: readonly Fault[] = [
  {
    name: 'disabled-user-passes',
    file: 'src/shared/domain/permission.ts',
    find: "user.role === 'ADMIN' || user.enabled ? []",
    replace: 'user.role !== null || user.enabled ? []',
  },
  {
    name: 'root-can-be-granted',
    file: 'src/shared/domain/permission.ts',
    find: 'if (access.group === ROOT_ACCESS.group) return NOT_ADMIN',
    replace: 'if (access.group === ROOT_ACCESS.group) return holdsPermission(user, access) ? [] : NOT_ADMIN',
  },
  {
    name: 'any-operation-of-the-group',
    file: 'src/shared/domain/permission.ts',
    find: 'permission?.name === group && (permission.operations ?? []).includes(operation))',
    replace: "permission?.name === group && ((permission.operations ?? []).includes(operation) || operation === 'delete_page'))",
  },
  {
    name: 'recharge-by-who-sees-sites',
    file: 'src/shared/domain/access/actions.ts',
    find: "rechargeWallet: needs({ group: 'site', operation: 'wallet_recharge' }",
    replace: "rechargeWallet: needs({ group: 'site', operation: 'view_site_list' }",
  },
  {
    name: 'wrong-permission-for-password-reset',
    file: 'src/shared/domain/access/site-actions.ts',
    find: "resetSitePassword: needs({ group: 'site', operation: 'password_reset' }",
    replace: "resetSitePassword: needs({ group: 'site', operation: 'edit_site' }",
  },
  {
    name: 'support-lead-not-in-reset',
    file: 'src/shared/domain/access/site-actions.ts',
    find: "roles: ['ADMIN', 'CUSTOMER_SUPPORT_LEAD']",
    replace: "roles: ['ADMIN']",
  },
  {
    name: 'template-delete-asks-for-edit',
    file: 'src/shared/domain/access/template-actions.ts',
    find: "deleteGlobalTemplate: needs({ group: 'globalTemplates', operation: 'delete' }",
    replace: "deleteGlobalTemplate: needs({ group: 'globalTemplates', operation: 'edit' }",
  },
  {
    name: 'menu-item-shown-to-accounts',
    file: 'src/shared/domain/permission.ts',
    find: "'renewal-dashboard': ['SITE_CREATOR', 'ADMIN'],",
    replace: "'renewal-dashboard': ['SITE_CREATOR', 'ADMIN', 'ACCOUNTS'],",
  },
  {
    name: 'all-rules-as-any',
    file: 'src/shared/domain/access/access-rule.ts',
    find: "if (rule.by === 'all') return rule.rules.flatMap((each) => obstaclesTo(user, each))",
    replace: "if (rule.by === 'all') return rule.rules.slice(0, 1).flatMap((each) => obstaclesTo(user, each))",
  },
  {
    name: 'edit-shown-without-permission',
    file: 'src/renderer/features/sites/site-actions.tsx',
    find: 'onSelect: () => edit(site), ...reason(refused.edit)',
    replace: 'onSelect: () => edit(site), ...reason(refused.create)',
  },
]
