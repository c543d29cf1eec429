import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { RuledItem } from '../components/display/ruled-list.tsx'
import { AcceptLink } from '../profile/links/accept-link.tsx'
import { pendingAffiliation } from '../profile/links/affiliations.ts'
import type { Affiliation } from '../kind/profile-calls.ts'
import { count } from '../components/format.ts'
import { mostAffiliations } from './use-contacts.ts'
import own from './contact-section.module.css'

interface WaitingLinksProps {
  links: readonly Affiliation[]
  /** Of all, of which `links` are the newest. */
  total: number
}

/** Pages that ask to be on those of the reader, who answers right here. */
export function WaitingLinks({ links, total }: WaitingLinksProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = (isWhole ? links : links.slice(0, mostAffiliations)).map((link) =>
    pendingAffiliation(link, link.isAcceptedByCompany ? 'location' : 'company'),
  )
  return (
    <>
      {shown.map(({ id, to, name, decision }) => (
        <RuledItem key={id}>
          <span className={own.asked}>
            <Link className="link" to={to}>
              {name}
            </Link>
            <Tag tone="info">Asks to be on the page of {decision?.page}</Tag>
          </span>
          <span className={own.actions}>{decision && <AcceptLink decision={decision} canDecline />}</span>
        </RuledItem>
      ))}
      {total > shown.length && (
        <RuledItem>
          {isWhole ? (
            <span className="sm mut">{count(total - shown.length)} more are shown as you answer these.</span>
          ) : (
            <Button variant="quiet" onClick={() => setWhole(true)}>
              Show {count(total - shown.length)} more
            </Button>
          )}
        </RuledItem>
      )}
    </>
  )
}
