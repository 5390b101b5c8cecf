import { LibraryRegular } from '@fluentui/react-icons'
import { granted, type Screen } from '#patterns/screens/screen.ts'

// Not in the spec: what was downloaded to this computer. It opens to who may see the sites whose invoices these are: a withdrawn permission closes it too.
export const INVOICE_LIBRARY: readonly Screen[] = [
  {
    path: '/invoice-library',
    audience: 'non-CP',
    title: 'Invoice Library',
    access: granted({ group: 'site', operation: 'view_site_list' }),
    load: () => import('./invoice-library-route.tsx'),
    menu: { item: 'invoice-library', label: 'Invoice Library', jump: 'i', icon: LibraryRegular },
  },
]
