import type { DialogStop } from './dialog-stop.ts'
import { LAST_DIALOGS } from './endings.ts'
import { PAYMENT_DIALOGS } from './payments.ts'
import { RECORD_DIALOGS } from './records.ts'
import { SHELL_DIALOGS } from './shell.ts'
import { SITE_DIALOGS } from './sites.ts'

/** The dialogs of the walk, in groups that one window each comes to. */
export const DIALOG_GROUPS: Readonly<Record<string, readonly DialogStop[]>> = {
  'lists-and-forms': SHELL_DIALOGS,
  'sites-and-money': [...SITE_DIALOGS, ...PAYMENT_DIALOGS],
  records: [...RECORD_DIALOGS, ...LAST_DIALOGS],
}

/** Dialogs that need a record which a foreign platform does not have; each is opened by the spec that is named. */
export const OPENED_ELSEWHERE: Readonly<Record<string, string>> = {
  // After a save that the form allows: a record with odd values has to be put right first.
  'features/site-form/edit/unfinished-save-dialog.tsx': 'tests/e2e/site-forms/edit-failures.spec.ts',
  // Shows a file of this computer, not an answer of the platform.
  'features/invoice-library/viewer/invoice-viewer.tsx': 'tests/e2e/invoices/library.spec.ts',
}
