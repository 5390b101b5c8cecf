import type { Recipe } from './recipe.ts'

const OPERATIONS = `query GetOwners {
  getGroupAdmins {
    id
    companyName
    userName
    mobile
    enabled
  }
}

mutation CreateOwner($input: CreateGroupAdminInput!) {
  createGroupAdmin(input: $input) {
    id
  }
}
`

const LIST = `import { BuildingMultipleRegular } from '@fluentui/react-icons'
import { useRead } from '#data/platform/use-read.ts'
import { type GetOwnersQuery, GetOwnersDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'

type Owner = GetOwnersQuery['getGroupAdmins'][number]

const OWNER_LIST = defineList<Owner>({
  id: 'owners',
  label: 'Owners',
  one: 'owner',
  many: 'owners',
  reads: GetOwnersDocument,
  rowId: ({ id }) => id,
  rowLabel: ({ companyName, id }) => companyName ?? id,
  search: { hint: 'Search company or user name', of: ({ companyName, userName }) => [companyName, userName] },
  columns: [
    { id: 'company', title: 'Company Name', kind: 'text', value: ({ companyName }) => companyName, width: 240, fixed: true },
    { id: 'user-name', title: 'User Name', kind: 'text', value: ({ userName }) => userName, width: 200 },
    { id: 'state', title: 'Status', kind: 'text', value: ({ enabled }) => (enabled === true ? 'Active' : 'Disabled'), width: 120, filter: { kind: 'choice' } },
  ],
  loadFailed: 'The owners could not be loaded.',
  empty: { icon: BuildingMultipleRegular, title: 'There are no owners yet', explanation: 'Owners you create appear here.' },
})

/** The screen Owners. */
const OwnerList = () => {
  const { data, error, isFetching, refetch } = useRead(GetOwnersDocument, {})
  const read = { rows: data?.getGroupAdmins, failure: error, isFetching, refresh: () => void refetch() }
  return <ListPage list={OWNER_LIST} read={read} create={{ to: '/create-owner', label: 'Create Owner' }} />
}

export default OwnerList
`

const FORM = `import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { TextField } from '#components/form/fields/text-field.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { foundNew } from '#data/saving/holds.ts'
import { CreateOwnerDocument, GetOwnersDocument } from '#generated/graphql.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { useRecordCreate } from '#patterns/record-page/use-record-create.tsx'

const schema = z.object({ companyName: z.string().min(1, 'Please enter the company name'), userName: z.string().min(6, 'At least 6 characters') })
type Values = z.infer<typeof schema>
const SECTIONS = [{ id: 'owner', title: 'Owner', fields: ['companyName', 'userName'] }]

/** The screen Create Owner. */
const CreateOwner = () => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const methods = useForm<Values, unknown, Values>({ defaultValues: { companyName: '', userName: '' }, resolver: zodResolver(schema), mode: 'onTouched' })
  const leave = (): void => void navigate('/owners')
  const saving = useRecordCreate({
    what: 'owner',
    methods,
    sections: SECTIONS,
    create: (values) => {
      const input = { ...values, custName: values.companyName, mobile: '', email: '', enabled: true, outlets: [] }
      return {
        id: values.userName,
        send: (send) => send(CreateOwnerDocument, { input }),
        find: async () => {
          const { data } = await executeOperation(bridge, GetOwnersDocument, {})
          return foundNew(
            data.getGroupAdmins.find(({ userName }) => userName === values.userName),
            values,
          )
        },
      }
    },
    platform: { sends: CreateOwnerDocument },
    invalidates: [GetOwnersDocument],
    success: ({ companyName }) => ({ message: 'Owner created', detail: companyName }),
    onCreated: leave,
    notCreated: 'The owner could not be created.',
    leaving: 'What you entered is not saved.',
  })
  return (
    <RecordForm label="Create Owner" methods={methods} sections={SECTIONS} saving={saving} onCancel={leave}>
      <FormSection id="owner" title="Owner">
        <TextField name="companyName" label="Company Name" />
        <TextField name="userName" label="User Name" />
      </FormSection>
    </RecordForm>
  )
}

export default CreateOwner
`

const ROUTES = `import type { Screen } from '#patterns/screens/screen.ts'
import { MANAGES_USERS } from '#shared/domain/access/screen-rules.ts'

export const OWNERS: readonly Screen[] = [
  { path: '/owners', title: 'Owners', access: MANAGES_USERS, needs: ['GetOwners'], load: () => import('./owner-list.tsx') },
  { path: '/create-owner', title: 'Create Owner', access: MANAGES_USERS, needs: ['CreateOwner'], load: () => import('./create-owner.tsx') },
]
`

export const LIST_WITH_FORM: Recipe = {
  name: 'a list with a form',
  steps: [
    { file: 'src/renderer/features/owners/operations.graphql', create: OPERATIONS },
    {
      file: 'src/main/platform/graphql/operation-access.ts',
      behind: 'export const OPERATION_ACCESS = {\n',
      text: "  CreateOwner: 'page-write',\n  GetOwners: 'page-read',\n",
    },
    { file: 'src/main/confirmation/verdicts.ts', behind: 'export const OPERATION_VERDICTS = {\n', text: '  CreateOwner: SILENT,\n' },
    { file: 'src/renderer/features/owners/owner-list.tsx', create: LIST },
    { file: 'src/renderer/features/owners/create-owner.tsx', create: FORM },
    { file: 'src/renderer/features/owners/routes.tsx', create: ROUTES },
    {
      file: 'src/renderer/app/routes.ts',
      behind: "import { OUTLETS } from '#features/outlets/routes.tsx'\n",
      text: "import { OWNERS } from '#features/owners/routes.tsx'\n",
    },
    { file: 'src/renderer/app/routes.ts', behind: '  ...OUTLETS,\n', text: '  ...OWNERS,\n' },
  ],
}
