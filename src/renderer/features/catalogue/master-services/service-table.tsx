import { makeStyles, tokens } from '@fluentui/react-components'
import { BoxMultipleRegular } from '@fluentui/react-icons'
import { type ReactNode, useMemo } from 'react'
import { CellLink } from '#components/data-table/cell-link.tsx'
import type { Column } from '#components/data-table/column.ts'
import { EmptyState } from '#components/empty-state.tsx'
import type { PriceRow } from '#data/catalogue/price-list.ts'
import { CatalogueList, type ListedRows } from '../list/catalogue-list.tsx'
import { CreateLink } from '../list/create-link.tsx'
import { CREATE_SERVICE, EXTRA_SERVICE } from '../messages.ts'
import type { ServiceKind } from './service-kind.ts'

const useStyles = makeStyles({ buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } })

export interface ServiceTableProps {
  readonly kind: ServiceKind
  readonly listed: ListedRows<PriceRow>
  readonly onEdit: (service: PriceRow) => void
  /** The choice between the two kinds. */
  readonly tabs: ReactNode
}

/** The services of one kind, each with a button that edits its charges. */
export const ServiceTable = ({ kind, listed, onEdit, tabs }: ServiceTableProps) => {
  const styles = useStyles()
  const columns = useMemo(() => [...kind.columns, editColumn(onEdit)], [kind, onEdit])
  const buttons = (
    <div className={styles.buttons}>
      <CreateLink to="/create-extra-service" appearance="secondary">
        {EXTRA_SERVICE}
      </CreateLink>
      <CreateLink to="/create-service">{CREATE_SERVICE}</CreateLink>
    </div>
  )
  return (
    <CatalogueList
      declaration={kind.list}
      listed={listed}
      columns={columns}
      onOpen={onEdit}
      summary={tabs}
      empty={
        <EmptyState
          icon={BoxMultipleRegular}
          title={`There is no ${kind.list.one} yet`}
          explanation="What you create stands here, and can be chosen for every site."
          actions={buttons}
        />
      }
      create={buttons}
    />
  )
}

const editColumn = (onEdit: (service: PriceRow) => void): Column<PriceRow> => ({
  id: 'edit',
  title: 'Action',
  kind: 'text',
  value: () => null,
  sortable: false,
  interactive: true,
  exported: false,
  render: (service) => (
    <CellLink label={`Edit ${service.serviceName}`} onClick={() => onEdit(service)}>
      Edit
    </CellLink>
  ),
  width: 100,
})
