import { Link } from 'react-router'
import type { Content, SectionProps } from '../profile-page.ts'
import type { Affiliation } from '../../kind/profile-calls.ts'
import { kinds, profilePath } from '../../kind/registry.ts'

export interface LocationContent extends Content {
  /** Its links to companies. Visitors find those that both sides have accepted. */
  companies: Affiliation[]
}

/** `Part of Elm Group`, below the name. */
export function PartOf({ content: { companies } }: Pick<SectionProps<LocationContent>, 'content'>) {
  const accepted = companies.filter(({ isAccepted }) => isAccepted)
  if (accepted.length === 0) return null
  return (
    <span className="mut">
      Part of{' '}
      {accepted.map(({ id, companyId, companyName }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link className="link" to={profilePath(kinds.company, companyId)}>
            {companyName}
          </Link>
        </span>
      ))}
    </span>
  )
}
