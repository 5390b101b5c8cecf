import { type DialogWay, dialog, givePicture, giveUp, inCell, ofFirstRow, popover, press, screen, switchOn, type } from './keys.ts'

const menus = screen('/service-typelist')

/** What is opened from a site's menus. */
export const OF_MENUS: readonly DialogWay[] = [
  { name: 'labels', source: 'features/menus/labels/labels-dialog.tsx', way: [menus, press('Add Lables')], shows: dialog('Add Labels') },
  { name: 'edit a menu', source: 'features/menus/form/menu-dialog.tsx', way: [menus, inCell(/^Edit\b/)], shows: dialog(/menu/i) },
  {
    name: 'invoice format',
    source: 'features/menus/invoice-format/invoice-format-dialog.tsx',
    way: [menus, inCell(/^Invoice format of/)],
    shows: dialog(/^Invoice Format/),
  },
  { name: 'status of a menu', source: 'features/menus/notes-popover.tsx', way: [menus, inCell(/^Status of/)], shows: popover },
]

/** What is opened from the two site forms, which are long: many a Tab. */
export const OF_SITE_FORMS: readonly DialogWay[] = [
  {
    name: 'fields that need attention',
    source: 'components/form/form-page.tsx',
    way: [screen('/create-site'), press('Create Site'), press(/need.* attention/)],
    shows: popover,
  },
  {
    name: 'a page to copy',
    source: 'features/site-form/pages/page-preview.tsx',
    way: [screen('/create-site'), ofFirstRow('Preview')],
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'WhatsApp provider',
    source: 'patterns/record-page/record-dialog.tsx',
    way: [screen('/edit-site'), switchOn('Custom WhatsApp'), press('WhatsApp provider config')],
    shows: dialog(/^WhatsApp provider config/),
    ending: giveUp,
  },
  // The last: leaving keeps a draft, which the form offers when it is opened again.
  {
    name: 'crop a logo',
    source: 'features/site-form/logo-field/crop-dialog.tsx',
    way: [screen('/create-site'), type('Sub Domain', 'aditi'), givePicture('Logo'), press('Crop and scale')],
    shows: dialog('Crop and scale'),
    ending: giveUp,
  },
]
