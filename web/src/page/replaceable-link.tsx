import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface ReplaceableLinkProps {
  /** A path of ours, or the URL of another site. */
  to: string
  className?: string | undefined
  children: ReactNode
}

/** A link to a page that configuration can replace. Other sites open in a new tab, as specified. */
export const ReplaceableLink = ({ to, className, children }: ReplaceableLinkProps) => (
  <Link to={to} className={className} {...(!to.startsWith('/') && { target: '_blank', rel: 'noreferrer' })}>
    {children}
  </Link>
)
