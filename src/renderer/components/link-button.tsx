import { Button, type ButtonProps, Link } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkButtonProps {
  readonly to: string
  /** What the screen there is given. */
  readonly state?: unknown
}

/** A link to an address of the console that looks like a button. */
export const LinkButton = ({ to, state, ...rest }: Pick<ButtonProps, 'appearance' | 'icon' | 'children' | 'size' | 'aria-label'> & LinkButtonProps) => {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state })
  return <Button as="a" href={href} onClick={follow} {...rest} />
}

/** A link to an address of the console within a text. */
export const TextLink = ({ to, children }: Pick<LinkButtonProps, 'to'> & { readonly children: ReactNode }) => (
  <Link href={useHref(to)} onClick={useLinkClickHandler(to)}>
    {children}
  </Link>
)
