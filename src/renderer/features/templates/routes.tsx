import { DocumentMultipleRegular, MailTemplateRegular } from '@fluentui/react-icons'
import { granted, type Screen } from '#patterns/screens/screen.ts'
import type { TemplateScope } from './template-scope.ts'

type ScopeName = 'GLOBAL_TEMPLATES' | 'MASTER_TEMPLATES'

// What a scope is comes with its screens: the route table is loaded at every start.
const scopeOf = async (name: ScopeName): Promise<TemplateScope> => (await import('./template-scope.ts'))[name]

const listOf = (name: ScopeName) => async () => {
  const [{ TemplateList }, scope] = await Promise.all([import('./template-list.tsx'), scopeOf(name)])
  return { default: () => <TemplateList scope={scope} /> }
}
const formOf = (name: ScopeName) => async () => {
  const [{ AddTemplate }, scope] = await Promise.all([import('./template-editor.tsx'), scopeOf(name)])
  return { default: () => <AddTemplate scope={scope} /> }
}
const editorOf = (name: ScopeName) => async () => {
  const [{ EditTemplate }, scope] = await Promise.all([import('./template-editor.tsx'), scopeOf(name)])
  return { default: () => <EditTemplate scope={scope} /> }
}

export const GLOBAL_TEMPLATE_SCREENS: readonly Screen[] = [
  {
    path: '/global-template',
    title: 'Global Templates',
    access: granted({ group: 'globalTemplates', operation: 'view' }),
    needs: ['GetTempleteByUpdatedAtBySiteId'],
    menu: { item: 'global-templates', label: 'Global Templates', jump: 't', icon: MailTemplateRegular },
    load: listOf('GLOBAL_TEMPLATES'),
  },
  {
    path: '/addg-templates',
    title: 'Global Templates',
    name: 'Add Global Template',
    access: granted({ group: 'globalTemplates', operation: 'create' }),
    needs: ['CreateTempleteByAdmin'],
    highlights: '/global-template',
    load: formOf('GLOBAL_TEMPLATES'),
  },
  {
    path: '/editg-templates',
    title: 'Global Templates',
    name: 'Edit Global Template',
    access: granted({ group: 'globalTemplates', operation: 'edit' }),
    needs: ['UpdateTempleteByAdmin'],
    highlights: '/global-template',
    load: editorOf('GLOBAL_TEMPLATES'),
  },
]

export const MASTER_TEMPLATE_SCREENS: readonly Screen[] = [
  {
    path: '/template-list',
    title: 'Template List',
    access: granted({ group: 'campaigns', operation: 'campaigns_templates' }),
    needs: ['GetTempleteByUpdatedAtBySiteId'],
    menu: { item: 'campaigns', label: 'Template List', jump: 'e', icon: DocumentMultipleRegular, submenu: 'Campaigns' },
    load: listOf('MASTER_TEMPLATES'),
  },
  {
    path: '/editm-templates',
    title: 'Edit Template',
    access: granted({ group: 'campaigns', operation: 'campaigns_templates' }),
    needs: ['UpdateTempleteByAdmin'],
    highlights: '/template-list',
    load: editorOf('MASTER_TEMPLATES'),
  },
  {
    path: '/addm-templates',
    title: 'Add Template',
    access: granted({ group: 'campaigns', operation: 'campaigns_templates' }),
    needs: ['CreateTempleteByAdmin'],
    highlights: '/template-list',
    load: formOf('MASTER_TEMPLATES'),
  },
]
