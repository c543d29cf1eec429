import { Link } from 'react-router'
import { kinds, profilePath } from '../kind/registry.ts'
import { counted } from '../components/format.ts'
import { otherSide } from './conversation-name.ts'
import type { OpenedGroup } from './conversation-types.ts'

/** What kind of conversation it is, with the page that it is about, or whom one about a request is with. */
export function ConversationKind({ group, members }: Pick<OpenedGroup, 'group' | 'members'>) {
  const { isDirect, memberCount, about, contact } = group
  const people = otherSide(group, members)
  const page = about && (
    <Link to={profilePath(kinds[about.kind], about.id)} className="link">
      {about.name}
    </Link>
  )
  if (people !== undefined && contact?.isTeam === true) return `With ${people}`
  if (people !== undefined)
    return (
      <>
        With {people}
        {page && <>, team of {page}</>}
      </>
    )
  if (contact !== null)
    return page ? (
      <>
        {contact.isTeam ? 'To the team of ' : 'Team of '}
        {page}
      </>
    ) : (
      'The page is gone'
    )
  if (isDirect) return 'Conversation of two'
  return (
    <>
      {counted(memberCount, 'member')}
      {page && <> of {page}</>}
    </>
  )
}
