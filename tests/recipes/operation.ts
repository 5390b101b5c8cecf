import type { Recipe } from './recipe.ts'

export const OPERATION: Recipe = {
  name: 'an operation',
  steps: [
    { file: 'schema/platform.graphql', behind: 'type Query {\n', text: '  "How many outlet owners there are."\n  countGroupAdmins: Int!\n' },
    {
      file: 'src/renderer/features/outlets/operations.graphql',
      behind: 'mutation CreateGroupAdmin($input: CreateGroupAdminInput!) {\n  createGroupAdmin(input: $input) {\n    id\n  }\n}\n',
      text: '\nquery CountGroupAdmins {\n  countGroupAdmins\n}\n',
    },
    { file: 'src/main/platform/graphql/operation-access.ts', behind: 'export const OPERATION_ACCESS = {\n', text: "  CountGroupAdmins: 'page-read',\n" },
    {
      file: 'local-platform/graphql/outlets/resolvers.ts',
      behind: 'export const outletResolvers: Resolvers = {\n  Query: {\n',
      text: '    countGroupAdmins: (_root, _arguments, { caller, database }) => {\n      requireStaff(caller)\n      return groupAdmins.list(database).length\n    },\n',
    },
  ],
}
