import type { Recipe } from './recipe.ts'

export const SITE_FIELD: Recipe = {
  name: 'a field of Create New Site and Edit Site',
  steps: [
    {
      file: 'src/renderer/features/site-form/fields/settings-fields.ts',
      behind: "  text('homeTitle', 'SEO title', { in: 'look', stored: ({ setting }) => setting?.homePageTitle, input: ['homePageTitle'] }),\n",
      text: "  text('tagline', 'Tagline', { in: 'look', stored: ({ setting }) => setting?.tagline }),\n",
    },
    { file: 'schema/platform.graphql', behind: 'type BasicSiteSetting {\n', text: '  tagline: String\n' },
    { file: 'schema/platform.graphql', behind: 'input CreateSiteInput {\n', text: '  tagline: String\n' },
    { file: 'schema/platform.graphql', behind: 'input UpdateSiteInput {\n', text: '  tagline: String\n' },
    {
      file: 'src/renderer/features/site-form/operations.graphql',
      behind: '    courierOption\n    themeDesign\n',
      text: '    tagline\n',
    },
  ],
}
