import { Button } from '@fluentui/react-components'
import { AddRegular, TagRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback, useEffect, useId, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable } from '#components/data-table/data-table.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { GetServiceTypesBySiteIdRecordsDocument } from '#generated/graphql.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { RefreshButton } from '#patterns/list-page/refresh-button.tsx'
import { type Menu, menuName, topMenus } from '../menu.ts'
import { MenuBreadcrumb } from '../menu-breadcrumb.tsx'
import { menusOf } from '../menu-cache.ts'
import { menuPermissions } from '../menu-permissions.ts'
import { createMenuPath, type MenuSite, type MenuSiteState } from '../menu-site.ts'
import { LABELS_BUTTON, MAY_NOT_CHANGE, MENUS_FAILED, NO_ACCESS } from '../messages.ts'
import { DeleteServicesButton } from './delete-services-button.tsx'
import { type MenuActions, MenuActionsContext } from './menu-actions.ts'
import { MENU_COLUMNS } from './menu-columns.tsx'
import { MENU_CRITERIA, MENU_LIST, menuFilterFields } from './menu-filters.ts'
import { MenuListEmpty } from './menu-list-empty.tsx'
import { dialogOf, dialogParameter } from './open-dialog.ts'
import { StatusQuestion } from './status-question.tsx'
import { SubMenuTable } from './sub-menu-table.tsx'
import { useStatusChange } from './use-status-change.ts'

const LabelsDialog = lazy(async () => ({ default: (await import('../labels/labels-dialog.tsx')).LabelsDialog }))
const InvoiceFormatDialog = lazy(async () => ({ default: (await import('../invoice-format/invoice-format-dialog.tsx')).InvoiceFormatDialog }))
const MenuDialog = lazy(async () => ({ default: (await import('../form/menu-dialog.tsx')).MenuDialog }))

const NO_MENUS: readonly Menu[] = []
const slugOf = ({ slugName }: Menu): string => slugName
const drawSubMenus = (menu: Menu) => <SubMenuTable parent={menu} />

/** The screen Manage Menu: the menus of a site with their sub-menus, and what can be done with them. */
export const ManageMenu = ({ site }: { readonly site: MenuSite }) => {
  const searchId = useId()
  const navigate = useNavigate()
  const notify = useNotify()
  const user = useCurrentUser()
  const gate = useWriteGate()
  const may = useMemo(() => menuPermissions(user), [user])
  const { data, error, isFetching, refetch } = useRead(GetServiceTypesBySiteIdRecordsDocument, menusOf(site.siteId))
  const menus = data?.getServiceTypesBySiteId ?? NO_MENUS
  const rows = useMemo(() => topMenus(menus), [menus])

  const { filters, setFilters, clear, ...list } = useListState(MENU_LIST)
  const matches = useRowFilter(rows, MENU_CRITERIA, filters)
  const fields = useMemo(() => menuFilterFields(filters, setFilters), [filters, setFilters])
  const refresh = useCallback(() => void refetch(), [refetch])
  useListShortcuts({ group: 'Menus', what: 'menus', searchId, onClear: clear, onRefresh: refresh })

  const [parameter, setParameter] = useAddressParameter('dialog')
  const dialog = useMemo(() => dialogOf(parameter), [parameter])
  const close = useCallback(() => setParameter(null, 'replace'), [setParameter])
  const status = useStatusChange(site)
  const blocked = may.change ? gate.reason : MAY_NOT_CHANGE
  const busySlug = status.steps.isRunning ? (status.asked?.menu.slugName ?? null) : null
  const { ask } = status
  const actions = useMemo<MenuActions>(
    () => ({
      menus,
      blocked,
      busySlug,
      edit: ({ slugName }) => setParameter(dialogParameter({ kind: 'edit', slug: slugName }), 'push'),
      addSubMenu: ({ slugName }) => setParameter(dialogParameter({ kind: 'add-sub-menu', slug: slugName }), 'push'),
      openInvoiceFormat: ({ slugName }) => setParameter(dialogParameter({ kind: 'invoice-format', slug: slugName }), 'push'),
      askStatus: ask,
    }),
    [ask, blocked, busySlug, menus, setParameter],
  )
  const addMenu = (): void => void navigate(createMenuPath(site), { state: { site } satisfies MenuSiteState })
  const openLabels = (): void => (may.labels ? setParameter('labels', 'push') : notify.error(NO_ACCESS))

  // A pasted link is answered as the click is.
  const isDenied = dialog !== null && !(dialog.kind === 'labels' ? may.labels : may.change)
  useEffect(() => {
    if (!isDenied) return
    notify.error(NO_ACCESS)
    close()
  }, [close, isDenied, notify])
  const named = dialog === null || dialog.kind === 'labels' ? undefined : menus.find(({ slugName }) => slugName === dialog.slug)

  if (data === undefined && error !== null && !isFetching) {
    return <FailureState what={MENUS_FAILED} failure={error} onRetry={refresh} />
  }
  return (
    <MenuActionsContext value={actions}>
      <ListLayout
        notice={<MenuBreadcrumb site={site} below={null} />}
        filters={
          <FilterBar
            label="Filter menus"
            search={{ id: searchId, value: filters.q, placeholder: 'Search name, description', onChange: (q) => setFilters({ q }) }}
            fields={fields}
            onClear={clear}
            clearKey="X"
          />
        }
        actions={
          <>
            <RefreshButton isFetching={isFetching} onRefresh={refresh} />
            <DeleteServicesButton site={site} mayDelete={may.removeServices} />
            <Button icon={<TagRegular />} onClick={openLabels}>
              {LABELS_BUTTON}
            </Button>
            <Button
              appearance="primary"
              icon={<AddRegular />}
              disabledFocusable={!may.change}
              {...(may.change ? {} : { title: MAY_NOT_CHANGE })}
              onClick={addMenu}
            >
              Add Menu
            </Button>
          </>
        }
        table={
          <DataTable
            label="Menus"
            rows={rows}
            matches={matches}
            columns={MENU_COLUMNS}
            rowId={slugOf}
            rowLabel={menuName}
            state={list.table}
            onStateChange={list.setTable}
            filterKey={list.filterKey}
            onOpen={actions.edit}
            renderExpanded={drawSubMenus}
            loading={data === undefined}
            emptyState={<MenuListEmpty hasMenus={rows.length > 0} mayAdd={may.change} onClear={clear} onAdd={addMenu} />}
          />
        }
      />
      {status.asked !== null && <StatusQuestion key={status.asked.menu.slugName} asked={status.asked} change={status} />}
      <Suspense fallback={null}>
        {dialog?.kind === 'labels' && !isDenied && <LabelsDialog site={site} onClose={close} />}
        {dialog?.kind === 'invoice-format' && named !== undefined && !isDenied && (
          <InvoiceFormatDialog key={parameter} menu={named} site={site} address={parameter ?? ''} onClose={close} />
        )}
        {(dialog?.kind === 'edit' || dialog?.kind === 'add-sub-menu') && named !== undefined && !isDenied && (
          <MenuDialog key={parameter} mode={dialog.kind} menu={named} menus={menus} site={site} address={parameter ?? ''} onClose={close} />
        )}
      </Suspense>
    </MenuActionsContext>
  )
}
