import { DocumentTextRegular } from '@fluentui/react-icons'
import { granted, type Screen } from '#patterns/screens/screen.ts'

export const PAGES: readonly Screen[] = [
  {
    path: '/site-pages',
    title: 'Pages',
    access: granted({ group: 'staticPage', operation: 'static_pages' }),
    needs: ['GetSitePagesByAdmin'],
    menu: { item: 'pages', label: 'Pages', jump: 'p', icon: DocumentTextRegular },
    load: async () => ({ default: (await import('./page-list.tsx')).PageList }),
  },
  {
    path: '/create-site-pages',
    title: 'Static Pages',
    name: 'Create Page',
    access: granted({ group: 'staticPage', operation: 'create_new_page' }),
    needs: ['CreateSitePage'],
    highlights: '/site-pages',
    load: async () => ({ default: (await import('./page-editor.tsx')).CreatePage }),
  },
  {
    path: '/edit-site-pages',
    title: 'Static Pages',
    name: 'Edit Page',
    access: granted({ group: 'staticPage', operation: 'edit_page' }),
    needs: ['UpdateSitePage'],
    highlights: '/site-pages',
    load: async () => ({ default: (await import('./page-editor.tsx')).EditPage }),
  },
]
