import type { Recipe } from './recipe.ts'

export const FILTERED_COLUMN: Recipe = {
  name: 'a filtered column',
  steps: [
    {
      file: 'src/renderer/features/outlets/outlet-list.ts',
      behind: 'value: ({ mobile }) => mobile, width: 108 },\n',
      text: "    { id: 'kind', title: 'Kind', kind: 'text', value: ({ typeValue }) => typeValue, width: 140, filter: { kind: 'choice' } },\n",
    },
    { file: 'src/renderer/features/outlets/operations.graphql', behind: '  getGroupAdmins {\n    id\n', text: '    typeValue\n' },
  ],
}
