import { useRead } from '#data/platform/use-read.ts'
import { GetGroupAdminsDocument } from '#generated/graphql.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { CREATE_NEW_OUTLETS } from './messages.ts'
import { OUTLET_LIST } from './outlet-list.ts'
import { OutletPeek } from './outlet-peek.tsx'

const CREATE = { to: '/create-oulets', label: CREATE_NEW_OUTLETS }

/** The screen Outlets. */
const OutletsRoute = () => {
  const { data, error, isFetching, refetch } = useRead(GetGroupAdminsDocument, {})
  return (
    <ListPage
      list={OUTLET_LIST}
      read={{ rows: data?.getGroupAdmins, failure: error, isFetching, refresh: () => void refetch() }}
      peek={(owner, close) => <OutletPeek owner={owner} onClose={close} />}
      create={CREATE}
    />
  )
}

export default OutletsRoute
