import type { ReactNode } from 'react'
import { CellLink } from '#components/data-table/cell-controls.tsx'
import { useAddressParameter } from './use-address.ts'

interface ParameterLinkProps {
  /** The parameter of the address that opens something: `edit`. */
  readonly parameter: string
  readonly value: string
  readonly label: string
  readonly title?: string
  readonly children: ReactNode
}

/** An action in a cell that opens what belongs to its row, a dialog say, by the address. */
export const ParameterLink = ({ parameter, value, ...link }: ParameterLinkProps) => {
  const [, open] = useAddressParameter(parameter)
  return <CellLink {...link} onClick={() => open(value, 'push')} />
}
