import { useRef } from 'react'
import { CellSwitch } from '#components/data-table/cell-switch.tsx'
import { type Menu, menuName } from '../menu.ts'
import { SAVING } from '../messages.ts'
import { useMenuActions } from './menu-actions.ts'

export const statusText = ({ typeStatus }: Menu): 'Active' | 'Inactive' => (typeStatus === true ? 'Active' : 'Inactive')

/** Switches a menu on and off. It moves once the platform has said yes. */
export const StatusSwitch = ({ menu }: { readonly menu: Menu }) => {
  const { blocked, busySlug, askStatus } = useMenuActions()
  const around = useRef<HTMLSpanElement>(null)
  const refusal = blocked ?? (busySlug === menu.slugName ? SAVING : null)
  return (
    <span ref={around}>
      <CellSwitch
        label={`Status of ${menuName(menu)}`}
        text={statusText(menu)}
        checked={menu.typeStatus === true}
        disabled={refusal !== null}
        {...(refusal === null ? {} : { title: refusal })}
        onChange={() => {
          const control = around.current?.querySelector('button')
          if (control) askStatus(menu, control)
        }}
      />
    </span>
  )
}
