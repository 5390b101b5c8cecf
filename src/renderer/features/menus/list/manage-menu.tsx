import { Button } from '@fluentui/react-components'
import { AddRegular, DeleteRegular, TagRegular, TextBulletListSquareRegular } from '@fluentui/react-icons'
import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { useBridge, useWriteGate } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useSave } from '#data/saving/use-save.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { DeleteSiteServicesDocument, GetServiceBySiteIdDocument, GetServiceTypesBySiteIdRecordsDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { createMenuPath, type Menu, type MenuSite, menuName, menuPermissions, topMenus } from '../menu.ts'
import { menusOf } from '../menu-saving.ts'
import { DELETE_ALL, DELETE_FAILED, LABELS_BUTTON, MAY_NOT_CHANGE, MENUS_FAILED, NO_ACCESS, SERVICES_DELETED } from '../messages.ts'
import { MenuBreadcrumb, WithMenuSite } from '../with-menu-site.tsx'
import { type MenuActions, MenuActionsContext, MenuLinks, StatusSwitch, SubMenuTable, statusText } from './menu-cells.tsx'
import { dialogOf, dialogParameter } from './open-dialog.ts'
import { useStatusChange } from './use-status-change.tsx'

const BulkMenuButton = lazyPart(async () => (await import('./bulk-menu-change.tsx')).BulkMenuButton)
const BulkRunLink = lazyPart(async () => (await import('#patterns/bulk/bulk-run-link.tsx')).BulkRunLink)
const BULK_RUNS = <BulkRunLink />
const LabelsDialog = lazyPart(async () => (await import('../labels/labels-dialog.tsx')).LabelsDialog)
const InvoiceFormatDialog = lazyPart(async () => (await import('../invoice-format/invoice-format-dialog.tsx')).InvoiceFormatDialog)
const MenuDialog = lazyPart(async () => (await import('../form/menu-dialog.tsx')).MenuDialog)

const MENU_LIST = defineList<Menu>({
  id: 'menus',
  reads: GetServiceTypesBySiteIdRecordsDocument,
  label: 'Menus',
  one: 'menu',
  many: 'menus',
  rowId: ({ slugName }) => slugName,
  rowLabel: menuName,
  context: ['site', 'dialog', 'tab'],
  search: { hint: 'Search name, description', of: ({ typeName, displayName, slugName, typeDes }) => [typeName, displayName, slugName, typeDes] },
  columns: [
    { id: 'name', title: 'Menu Name', kind: 'text', value: menuName, width: 160, cutAt: 40, fixed: true },
    { id: 'description', title: 'Description', kind: 'text', value: ({ typeDes }) => typeDes, width: 100, grows: true, cutAt: 200 },
    {
      id: 'status',
      title: 'Status',
      kind: 'text',
      value: statusText,
      width: 112,
      interactive: true,
      render: (menu) => <StatusSwitch menu={menu} />,
      filter: { kind: 'choice', single: true, options: ['Active', 'Inactive'] },
    },
    {
      id: 'action',
      title: 'Action',
      kind: 'text',
      value: () => null,
      width: 268,
      sortable: false,
      exported: false,
      interactive: true,
      render: (menu) => <MenuLinks menu={menu} />,
    },
  ],
  loadFailed: MENUS_FAILED,
  empty: {
    icon: TextBulletListSquareRegular,
    title: 'This site has no menu yet',
    explanation: 'A menu holds the services that the site offers. Add the first one.',
  },
})

const NO_MENUS: readonly Menu[] = []
const drawSubMenus = (menu: Menu) => <SubMenuTable parent={menu} />

/** Manage Menu: the menus of the site that the address names. */
export const ManageMenuRoute = () => <WithMenuSite>{(site) => <ManageMenu key={site.siteId} site={site} />}</WithMenuSite>

/** The same, within the page of the site. */
export const SiteMenus = ({ site }: { readonly site: MenuSite }) => <ManageMenu site={site} isOnSitePage />

const ManageMenu = ({ site, isOnSitePage = false }: { readonly site: MenuSite; readonly isOnSitePage?: boolean }) => {
  const navigate = useNavigate()
  const notify = useNotify()
  const user = useCurrentUser()
  const gate = useWriteGate()
  const may = useMemo(() => menuPermissions(user), [user])
  const { data, error, isFetching, refetch } = useRead(GetServiceTypesBySiteIdRecordsDocument, menusOf(site.siteId))
  const menus = data?.getServiceTypesBySiteId ?? NO_MENUS
  const rows = useMemo(() => data && topMenus(data.getServiceTypesBySiteId), [data])

  const [parameter, setParameter] = useAddressParameter('dialog')
  const dialog = useMemo(() => dialogOf(parameter), [parameter])
  const close = useCallback(() => setParameter(null, 'replace'), [setParameter])
  const { ask, busySlug, question } = useStatusChange(site)
  const blocked = may.change ? gate.reason : MAY_NOT_CHANGE
  const open = useCallback<MenuActions['open']>((kind, { slugName }) => setParameter(dialogParameter({ kind, slug: slugName }), 'push'), [setParameter])
  const edit = useCallback((menu: Menu) => open('edit', menu), [open])
  const actions = useMemo<MenuActions>(() => ({ menus, blocked, busySlug, open, askStatus: ask }), [ask, blocked, busySlug, menus, open])
  const addMenu = (): void => void navigate(createMenuPath(site), { state: { site } })
  const openLabels = (): void => (may.labels ? setParameter('labels', 'push') : notify.error(NO_ACCESS))

  // A pasted link is answered as the click is.
  const isDenied = dialog !== null && !(dialog.kind === 'labels' ? may.labels : may.change)
  useEffect(() => {
    if (!isDenied) return
    notify.error(NO_ACCESS)
    close()
  }, [close, isDenied, notify])
  const named = dialog === null || dialog.kind === 'labels' ? undefined : menus.find(({ slugName }) => slugName === dialog.slug)

  return (
    <MenuActionsContext value={actions}>
      <ListPage
        list={MENU_LIST}
        read={{ rows, failure: error, isFetching, refresh: () => void refetch() }}
        onOpen={edit}
        renderExpanded={drawSubMenus}
        bulkActions={({ onScreen }) => <BulkMenuButton site={site} onScreen={onScreen} />}
        tools={BULK_RUNS}
        notice={!isOnSitePage && <MenuBreadcrumb site={site} below={null} />}
        actions={
          <>
            <DeleteServicesButton site={site} mayDelete={may.removeServices} />
            <Button icon={<TagRegular />} onClick={openLabels}>
              {LABELS_BUTTON}
            </Button>
            <ActionButton appearance="primary" icon={<AddRegular />} reason={may.change ? null : MAY_NOT_CHANGE} onClick={addMenu}>
              Add Menu
            </ActionButton>
          </>
        }
        {...(may.change
          ? {
              empty: {
                actions: (
                  <Button appearance="primary" icon={<AddRegular />} onClick={addMenu}>
                    Add Menu
                  </Button>
                ),
              },
            }
          : {})}
      />
      {question}
      {dialog?.kind === 'labels' && !isDenied && <LabelsDialog site={site} onClose={close} />}
      {dialog?.kind === 'invoice-format' && named !== undefined && !isDenied && (
        <InvoiceFormatDialog key={parameter} menu={named} site={site} address={parameter ?? ''} onClose={close} />
      )}
      {(dialog?.kind === 'edit' || dialog?.kind === 'add-sub-menu') && named !== undefined && !isDenied && (
        <MenuDialog key={parameter} mode={dialog.kind} menu={named} menus={menus} site={site} address={parameter ?? ''} onClose={close} />
      )}
    </MenuActionsContext>
  )
}

/** Deletes every service and category of the site, without notes. Main asks first. */
const DeleteServicesButton = ({ site, mayDelete }: { readonly site: MenuSite; readonly mayDelete: boolean }) => {
  const { siteId, domain } = site
  const bridge = useBridge()
  const notify = useNotify()
  const { run, isPending, gate } = useSave<void, boolean>({
    run: async (_, send) => (await send(DeleteSiteServicesDocument, { siteId })).deleteSiteServices,
    sends: [DeleteSiteServicesDocument],
    find: async () => ((await executeOperation(bridge, GetServiceBySiteIdDocument, { siteId })).data.getServiceBySiteId.length === 0 ? 'as-sent' : 'absent'),
    success: (_, isDone) => (isDone === false ? null : { message: SERVICES_DELETED, detail: domain }),
    onSaved: (_, isDone) => {
      if (isDone === false) notify.error(DELETE_FAILED, `The services of ${domain} were not deleted.`)
    },
    failed: DELETE_FAILED,
  })
  return (
    <ActionButton
      icon={<DeleteRegular />}
      reason={gate.reason}
      isPending={isPending}
      // Answered with the error, as the source has it, and not disabled.
      onClick={() => (mayDelete ? void run() : notify.error(NO_ACCESS))}
    >
      {DELETE_ALL}
    </ActionButton>
  )
}
