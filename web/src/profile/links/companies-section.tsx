import { Link } from 'react-router'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { linksEditor } from '../editing/lazy-editors.ts'
import type { Section, SectionProps } from '../profile-page.ts'
import { companiesOfLocation, pendingAffiliation } from './affiliations.ts'
import type { LocationContent } from './part-of.tsx'
import { kinds, profilePath, type KindFacts } from '../../kind/registry.ts'

/** The companies that a profile belongs to. */
export const companiesSection = (kind: KindFacts): Section<LocationContent> => ({
  id: 'companies',
  title: 'Companies',
  isEmpty: ({ companies }) => companies.length === 0,
  empty: `No company yet. If this ${kind.noun.one} belongs to one, request a link. Its managers manage this page too.`,
  Body: Companies,
  editor: { ...linksEditor(companiesOfLocation(kind)), ability: 'manageCompanies' },
})

// Visitors do not need it.
const loadPending = () => import('./pending-links.tsx')

function Companies({ content: { companies }, entitlements }: SectionProps<LocationContent>) {
  const pending = companies.filter(({ isAccepted }) => !isAccepted)
  const accepted = companies.filter(({ isAccepted }) => isAccepted)
  const { part } = useLazy(loadPending, pending.length > 0)
  return (
    <>
      {part && pending.length > 0 && (
        <part.PendingLinks
          links={pending.map((link) => pendingAffiliation(link, 'location'))}
          label="Companies that are not public yet"
          canDecide={entitlements?.can['manageCompanies'] ?? false}
        />
      )}
      {accepted.length > 0 && (
        <RuledList>
          {accepted.map((link) => (
            <RuledItem key={link.id}>
              <Link to={profilePath(kinds.company, link.companyId)} className="link">
                {link.companyName}
              </Link>
            </RuledItem>
          ))}
        </RuledList>
      )}
    </>
  )
}
