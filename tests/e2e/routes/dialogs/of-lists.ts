import { chooseFrom, type DialogWay, dialog, giveUp, inCell, into, key, popover, press, screen, search, type } from './keys.ts'

const PROFILE = /^Profile menu of/

/** What the shell and every list have. */
export const OF_LISTS: readonly DialogWay[] = [
  {
    name: 'command palette',
    source: 'app/palette/command-palette.tsx',
    way: [key('ControlOrMeta+k')],
    shows: (page) => page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }),
  },
  {
    name: 'keyboard shortcuts',
    source: 'app/shell/shortcut-sheet.tsx',
    way: [key('?')],
    shows: dialog('Keyboard shortcuts'),
  },
  {
    name: 'connections',
    source: 'app/connections/connections-dialog.tsx',
    way: [chooseFrom(PROFILE, 'Connections…')],
    shows: dialog('Connections'),
  },
  { name: 'updates', source: 'app/updates/updates-dialog.tsx', way: [chooseFrom(PROFILE, /^Updates/)], shows: dialog('Updates') },
  {
    name: 'what is new',
    source: 'features/help/whats-new-dialog.tsx',
    way: [chooseFrom(PROFILE, /^Updates/), press(/^What’s new/)],
    shows: dialog(/^What’s new in version/),
  },
  {
    name: 'report a problem',
    source: 'features/help/report-problem-dialog.tsx',
    way: [key('ControlOrMeta+k'), (page) => page.keyboard.type('report a problem'), key('Enter')],
    shows: dialog('Report a problem'),
  },
  {
    name: 'forget me',
    source: 'app/session/forget-me-dialog.tsx',
    way: [chooseFrom(PROFILE, 'Forget me on this computer…')],
    shows: dialog('Forget me on this computer?'),
  },
  { name: 'columns', source: 'components/data-table/column-panel.tsx', way: [press(/^Columns/)], shows: popover },
  { name: 'a filter', source: 'components/filter-bar/filter-editor.tsx', way: [chooseFrom('Filter', 'Country')], shows: popover },
  { name: 'files', source: 'components/download-tray/tray-content.tsx', way: [press(/^Files/)], shows: popover },
  {
    name: 'save a view',
    source: 'patterns/list-page/saved-views/view-dialogs.tsx',
    way: [search('example'), chooseFrom(/^View: /, 'Save this view…')],
    shows: dialog('Save this view'),
  },
  {
    name: 'manage views',
    source: 'components/form/named-entries-dialog.tsx',
    way: [search('example'), chooseFrom(/^View: /, 'Save this view…'), type('Name', 'Examples'), press('Save'), chooseFrom(/^View: /, 'Manage views…')],
    shows: dialog('Manage views'),
  },
  {
    name: 'a calendar',
    source: 'components/date-input/calendar-popover.tsx',
    way: [screen('/deployment-dashboard'), press(/^Date range: /), into('From'), key('Alt+ArrowDown')],
    shows: popover,
  },
  {
    name: 'performance',
    source: 'features/dashboards/onboarding/performance-drawer.tsx',
    way: [screen('/deployment-dashboard'), press('Performance Dashboard')],
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'notes from a dashboard',
    source: 'features/site-history/site-history.tsx',
    way: [screen('/deployment-dashboard'), inCell(/^Notes of/)],
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'leave a form',
    source: 'patterns/record-page/use-leave-guard.tsx',
    way: [screen('/create-user'), type('Name', 'Kiran'), screen('/manage-user')],
    shows: dialog('Leave without saving?'),
    ending: giveUp,
  },
  {
    name: 'delete a view',
    source: 'components/confirm-popover.tsx',
    way: [
      // Another search than above: what a view shows already is not saved again.
      search('shop'),
      chooseFrom(/^View: /, 'Save this view…'),
      type('Name', 'Old'),
      press('Save'),
      chooseFrom(/^View: /, 'Manage views…'),
      press('Delete Old'),
    ],
    shows: (page) => page.getByRole('alertdialog'),
    ending: [key('Escape')],
  },
]
