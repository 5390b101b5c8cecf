import { BuildingMultipleRegular } from '@fluentui/react-icons'
import { GetGroupAdminsDocument, type GetGroupAdminsQuery } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { CREATE_NEW_OUTLETS, LIST_FAILED } from './messages.ts'

export type OutletOwner = GetGroupAdminsQuery['getGroupAdmins'][number]

const PREFIX = 'fqdn::'

/** How the platform names a site among an owner's outlets: its domain behind a prefix. */
export const typeValueOf = (domain: string): string => `${PREFIX}${domain}`

/** The domain of an outlet; a value without the prefix is the domain itself. */
export const domainOf = (typeValue: string): string => (typeValue.startsWith(PREFIX) ? typeValue.slice(PREFIX.length) : typeValue)

export const ownerLabel = ({ companyName, userName, id }: OutletOwner): string => companyName || userName || id

/** The outlet owners; nothing can be done with one yet, so the action column is empty. The last ones wait in the column chooser. */
export const OUTLET_LIST = defineList<OutletOwner>({
  id: 'outlets',
  reads: GetGroupAdminsDocument,
  label: 'Outlets',
  one: 'outlet',
  many: 'outlets',
  rowId: ({ id }) => id,
  rowLabel: ownerLabel,
  record: 'outlet',
  search: {
    hint: 'Search company, customer, mobile, domain',
    of: ({ companyName, custName, mobile, email, userName, outlets }) => [
      companyName,
      custName,
      mobile,
      email,
      userName,
      ...(outlets ?? []).map(({ typeValue }) => typeValue),
    ],
  },
  columns: [
    { id: 'company', title: 'Company Name', kind: 'text', value: ({ companyName }) => companyName, width: 170, cutAt: 50, fixed: true },
    { id: 'customer', title: 'Customer Name', kind: 'text', value: ({ custName }) => custName, width: 150, cutAt: 50 },
    { id: 'mobile', title: 'Mobile', kind: 'text', value: ({ mobile }) => mobile, width: 108 },
    { id: 'user-name', title: 'User Name', kind: 'text', value: ({ userName }) => userName, width: 130 },
    { id: 'action', title: 'Action', kind: 'text', value: () => null, sortable: false, exported: false, width: 64 },
    { id: 'email', title: 'Email', kind: 'text', value: ({ email }) => email, width: 150 },
    { id: 'city', title: 'City', kind: 'text', value: ({ address }) => address?.city ?? null, width: 90 },
    { id: 'outlets', title: 'Outlets', kind: 'number', isSummed: true, value: ({ outlets }) => outlets?.length ?? 0, width: 76 },
  ],
  loadFailed: LIST_FAILED,
  empty: {
    icon: BuildingMultipleRegular,
    title: 'There are no outlets yet',
    explanation: `Create an owner of several sites with ${CREATE_NEW_OUTLETS}.`,
  },
})
