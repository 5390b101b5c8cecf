import { creationStops } from '../../e2e/site-forms/creation.ts'
import { openFilled, requiredValues } from '../../e2e/site-forms/prepared-draft.ts'
import { SiteFormOnScreen } from '../../e2e/site-forms/site-form.ts'
import { type DialogStop, dialog, press } from './dialog-stop.ts'

/** Dialogs that nothing but their own answer closes, each the end of a walk. */
export const LAST_DIALOGS: readonly DialogStop[] = [
  {
    name: 'a creation that stopped',
    source: 'features/site-form/create/creation-dialog.tsx',
    address: '/cplist',
    open: async (page, control) => {
      await openFilled(new SiteFormOnScreen(page), requiredValues('aditi'))
      control.addFault({ operation: 'CreateSiteWallet', fault: 'graphql-error', message: 'WALLETS_ARE_CLOSED' })
      await press('Create Site')(page)
      await creationStops(page)
    },
    shows: dialog(/is not finished/),
  },
  {
    name: 'sign in again',
    source: 'features/sign-in/sign-in-again-dialog.tsx',
    address: '/',
    open: async (page, control) => {
      control.expireTokens()
      control.revokeRefreshTokens()
      await press('Refresh the list')(page)
    },
    shows: dialog('Your session has ended'),
  },
]
