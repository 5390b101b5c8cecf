import { Button, type ButtonProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkButtonProps {
  /** An address of the console. */
  readonly to: string
  readonly children: ReactNode
  readonly appearance?: NonNullable<ButtonProps['appearance']>
  readonly icon?: NonNullable<ButtonProps['icon']>
}

/** A link that looks like a button. */
export const LinkButton = ({ to, ...rest }: LinkButtonProps) => {
  const href = useHref(to)
  const follow = useLinkClickHandler(to)
  return <Button as="a" href={href} onClick={follow} {...rest} />
}
