import { DocumentMultipleRegular, MailTemplateRegular } from '@fluentui/react-icons'
import { granted, type Screen } from '#patterns/screens/screen.ts'

export const GLOBAL_TEMPLATE_SCREENS: readonly Screen[] = [
  {
    path: '/global-template',
    title: 'Global Templates',
    access: granted({ group: 'globalTemplates', operation: 'view' }),
    menu: { item: 'global-templates', label: 'Global Templates', icon: MailTemplateRegular },
    load: async () => {
      const [{ TemplateList }, { GLOBAL_TEMPLATES }] = await Promise.all([import('./template-list.tsx'), import('./template-scope.ts')])
      return { default: () => <TemplateList scope={GLOBAL_TEMPLATES} /> }
    },
  },
  {
    path: '/addg-templates',
    title: 'Global Templates',
    name: 'Add Global Template',
    access: granted({ group: 'globalTemplates', operation: 'create' }),
    highlights: '/global-template',
    load: async () => {
      const [{ AddTemplate }, { GLOBAL_TEMPLATES }] = await Promise.all([import('./add-template.tsx'), import('./template-scope.ts')])
      return { default: () => <AddTemplate scope={GLOBAL_TEMPLATES} /> }
    },
  },
  {
    path: '/editg-templates',
    title: 'Global Templates',
    name: 'Edit Global Template',
    access: granted({ group: 'globalTemplates', operation: 'edit' }),
    highlights: '/global-template',
    load: async () => {
      const [{ EditTemplate }, { GLOBAL_TEMPLATES }] = await Promise.all([import('./edit-template.tsx'), import('./template-scope.ts')])
      return { default: () => <EditTemplate scope={GLOBAL_TEMPLATES} /> }
    },
  },
]

export const MASTER_TEMPLATE_SCREENS: readonly Screen[] = [
  {
    path: '/template-list',
    title: 'Template List',
    access: granted({ group: 'campaigns', operation: 'campaigns_templates' }),
    menu: { item: 'campaigns', label: 'Template List', icon: DocumentMultipleRegular, submenu: 'Campaigns' },
    load: async () => {
      const [{ TemplateList }, { MASTER_TEMPLATES }] = await Promise.all([import('./template-list.tsx'), import('./template-scope.ts')])
      return { default: () => <TemplateList scope={MASTER_TEMPLATES} /> }
    },
  },
  {
    path: '/editm-templates',
    title: 'Edit Template',
    access: granted({ group: 'campaigns', operation: 'campaigns_templates' }),
    highlights: '/template-list',
    load: async () => {
      const [{ EditTemplate }, { MASTER_TEMPLATES }] = await Promise.all([import('./edit-template.tsx'), import('./template-scope.ts')])
      return { default: () => <EditTemplate scope={MASTER_TEMPLATES} /> }
    },
  },
  {
    path: '/addm-templates',
    title: 'Add Template',
    access: granted({ group: 'campaigns', operation: 'campaigns_templates' }),
    highlights: '/template-list',
    load: async () => {
      const [{ AddTemplate }, { MASTER_TEMPLATES }] = await Promise.all([import('./add-template.tsx'), import('./template-scope.ts')])
      return { default: () => <AddTemplate scope={MASTER_TEMPLATES} /> }
    },
  },
]
