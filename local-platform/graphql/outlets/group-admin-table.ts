import { RecordTable } from '../../database/record-table.ts'
import type { GroupAdmin } from '../../generated/resolvers.ts'

/** A stored outlet owner: it always has a user name. */
export interface OutletOwner extends GroupAdmin {
  readonly userName: string
}

/** Outlet owners by user name. */
export const groupAdmins = new RecordTable<OutletOwner, 'userName'>('group_admin', ['userName'])
