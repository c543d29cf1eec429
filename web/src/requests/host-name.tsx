import { Link } from 'react-router'
import { kinds, profilePath } from '../kind/registry.ts'
import type { Lead } from './request-words.ts'

interface HostNameProps {
  host: Pick<Lead['host'], 'kind' | 'id' | 'name'> & { isGone: boolean }
  className: string | undefined
}

/** The name of a host, which leads to its page as long as there is one. */
export const HostName = ({ host: { kind, id, name, isGone }, className }: HostNameProps) =>
  isGone ? (
    name
  ) : (
    <Link to={profilePath(kinds[kind], id)} className={className}>
      {name}
    </Link>
  )
