import type { DialogStop } from './dialog-stop.ts'
import { LAST_DIALOGS } from './endings.ts'
import { PAYMENT_DIALOGS } from './payments.ts'
import { RECORD_DIALOGS } from './records.ts'
import { SHELL_DIALOGS } from './shell.ts'
import { SITE_DIALOGS } from './sites.ts'

/** The dialogs of the walk, in groups that one window each comes to. */
export const DIALOG_GROUPS: Readonly<Record<string, readonly DialogStop[]>> = {
  'lists-forms-and-money': [...SHELL_DIALOGS, ...PAYMENT_DIALOGS],
  'sites-and-records': [...SITE_DIALOGS, ...RECORD_DIALOGS, ...LAST_DIALOGS],
}

/** Dialogs that need a record which a foreign platform does not have; each is opened by the spec that is named. */
export const OPENED_ELSEWHERE: Readonly<Record<string, string>> = {
  // After a save that the form allows: a record with odd values has to be put right first.
  'features/site-form/edit/unfinished-save-dialog.tsx': 'tests/e2e/site-forms/edit/edit-half-saved.spec.ts',
  // Main reads the platform for them, and only a list without oddities is changed.
  'patterns/bulk/choose-change.tsx': 'tests/e2e/bulk/dry-run.spec.ts',
  'patterns/bulk/bulk-change-dialog.tsx': 'tests/e2e/bulk/dry-run.spec.ts',
  'features/site-payments/plans/bulk-plan-change.tsx': 'tests/e2e/bulk/plans.spec.ts',
  // Shows a row of a file of this computer.
  'patterns/import/row-dialog.tsx': 'tests/e2e/import/users.spec.ts',
  // Follows a generated invoice.
  'features/site-payments/invoices/issued-invoice.tsx': 'tests/e2e/payments/invoices/generate.spec.ts',
  // Shows a file of this computer, not an answer of the platform.
  'features/invoice-library/viewer/invoice-viewer.tsx': 'tests/e2e/invoices/library-viewer.spec.ts',
  // What they show comes from this computer and from the feed of updates.
  'app/news/bell.tsx': 'tests/e2e/shell/bell.spec.ts',
  'features/help/diagnostics-dialog.tsx': 'tests/e2e/help/diagnostics.spec.ts',
  'features/help/report-problem-dialog.tsx': 'tests/e2e/help/help.spec.ts',
  'features/help/whats-new-dialog.tsx': 'tests/e2e/help/help.spec.ts',
  'features/sign-in/proxy-login-dialog.tsx': 'tests/security/electron/proxy.spec.ts',
  'features/sign-in/lock-screen.tsx': 'tests/e2e/policy/idle-lock.spec.ts',
  'app/connections/connections-dialog.tsx': 'tests/e2e/connections/connections.spec.ts',
  'app/updates/updates-dialog.tsx': 'tests/e2e/shell/updates.spec.ts',
}
