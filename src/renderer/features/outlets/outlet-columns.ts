import type { Column } from '#components/data-table/column.ts'
import type { GetGroupAdminsQuery } from '#generated/graphql.ts'

/** An outlet owner as the list has it. */
export type OutletOwner = GetGroupAdminsQuery['getGroupAdmins'][number]

export const ownerLabel = ({ companyName, userName, id }: OutletOwner): string => companyName || userName || id

/** The columns of the list in order; nothing can be done with an outlet yet, so the last one is empty. The rest waits in the column chooser. */
export const OUTLET_COLUMNS: readonly Column<OutletOwner>[] = [
  { id: 'company', title: 'Company Name', kind: 'text', value: ({ companyName }) => companyName, width: 240, cutAt: 50, fixed: true },
  { id: 'customer', title: 'Customer Name', kind: 'text', value: ({ custName }) => custName, width: 220, cutAt: 50 },
  { id: 'mobile', title: 'Mobile', kind: 'text', value: ({ mobile }) => mobile, width: 140 },
  { id: 'user-name', title: 'User Name', kind: 'text', value: ({ userName }) => userName, width: 200, cutAt: 40 },
  { id: 'action', title: 'Action', kind: 'text', value: () => null, sortable: false, exported: false, width: 90 },
  { id: 'email', title: 'Email', kind: 'text', value: ({ email }) => email, width: 220, cutAt: 40, hiddenByDefault: true },
  { id: 'city', title: 'City', kind: 'text', value: ({ address }) => address?.city ?? null, width: 140, hiddenByDefault: true },
  { id: 'outlets', title: 'Outlets', kind: 'number', value: ({ outlets }) => outlets?.length ?? 0, width: 90, hiddenByDefault: true },
]
