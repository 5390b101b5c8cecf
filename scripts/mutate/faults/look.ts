import type { Fault } from '../fault.ts'

/** A text, a toast or a style of the renderer is another one. */
export const LOOK: readonly Fault[] = [
  {
    name: 'no-toast-of-a-taken-domain',
    file: 'src/renderer/features/site-form/create/create-site-route.tsx',
    find: 'if (message === DOMAIN_NOT_AVAILABLE) notify.error',
    replace: 'if (message !== DOMAIN_NOT_AVAILABLE) notify.error',
  },
  {
    name: 'grades-in-each-others-colours',
    file: 'src/renderer/features/dashboards/onboarding/performance-drawer.tsx',
    find: "  'dark-green': rowTone(tokens.colorPaletteDarkGreenBackground2, tokens.colorPaletteDarkGreenForeground2),\n  'light-green': rowTone(tokens.colorPaletteGreenBackground1, tokens.colorPaletteGreenForeground1),\n  yellow: rowTone(tokens.colorPaletteGoldBackground2, tokens.colorPaletteGoldForeground2),\n  'light-red': rowTone(tokens.colorPaletteRedBackground1, tokens.colorPaletteRedForeground1),\n  red: rowTone(tokens.colorPaletteRedBackground2, tokens.colorPaletteRedForeground2),\n",
    replace:
      "  'dark-green': rowTone(tokens.colorPaletteRedBackground2, tokens.colorPaletteRedForeground2),\n  'light-green': rowTone(tokens.colorPaletteGreenBackground1, tokens.colorPaletteGreenForeground1),\n  yellow: rowTone(tokens.colorPaletteGoldBackground2, tokens.colorPaletteGoldForeground2),\n  'light-red': rowTone(tokens.colorPaletteRedBackground1, tokens.colorPaletteRedForeground1),\n  red: rowTone(tokens.colorPaletteDarkGreenBackground2, tokens.colorPaletteDarkGreenForeground2),\n",
  },
  {
    name: 'edit-noted-as-manual',
    file: 'src/renderer/features/site-form/edit/finish-save.ts',
    find: "eventType: 'AUTO_GENERATE'",
    replace: "eventType: 'MANUAL'",
  },
  {
    name: 'toast-of-a-new-site-without-its-domain',
    file: 'src/renderer/features/site-form/create/create-site-route.tsx',
    find: 'notify.success(SITE_CREATED, end.order.input.domain)',
    replace: 'notify.success(SITE_CREATED)',
  },
  {
    name: 'error-toast-goes-by-itself',
    file: 'src/renderer/data/notifications/use-notify.ts',
    find: "if (notification.intent === 'error' || notification.progress",
    replace: 'if (notification.progress',
  },
  {
    name: 'drawer-of-another-width',
    file: 'src/renderer/features/dashboards/onboarding/performance-drawer.tsx',
    find: "drawer: { width: '80%' }",
    replace: "drawer: { width: '60%' }",
  },
  {
    name: 'one-underscore-replaced',
    file: 'src/shared/domain/text.ts',
    find: "message.replaceAll('_', ' ')",
    replace: "message.replace('_', ' ')",
  },
  {
    name: 'refused-button-without-its-reason',
    file: 'src/renderer/components/action-button.tsx',
    find: '      {...(reason === null ? {} : { title: reason })}\n',
    replace: '',
  },
  {
    name: 'choice-of-the-review-with-swapped-sides',
    file: 'src/renderer/patterns/edit-review/field-changes.ts',
    find: 'from: keptText(theirs ?? from)',
    replace: 'from: keptText(theirs === undefined ? from : to)',
  },
  {
    name: 'amounts-not-at-the-right',
    file: 'src/renderer/components/data-table/grid/grid-styles.ts',
    find: "end: { textAlign: 'right', fontVariantNumeric",
    replace: 'end: { fontVariantNumeric',
  },
]
